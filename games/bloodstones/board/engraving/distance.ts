/** Values on a raster of whole units. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly values: Float64Array;
}

const FAR = 1e9;

/**
 * The exact distance of every cell to the nearest marked one: first along the columns, then along the rows, each
 * as the lower envelope of parabolas (Felzenszwalb and Huttenlocher).
 */
export function distances(width: number, height: number, marked: (cell: number) => boolean): Raster {
  const values = new Float64Array(width * height);
  for (let cell = 0; cell < values.length; cell++) values[cell] = marked(cell) ? 0 : FAR;
  const envelope = envelopeFor(Math.max(width, height));
  for (let x = 0; x < width; x++) envelope(values, x, width, height);
  for (let y = 0; y < height; y++) envelope(values, y * width, 1, width);
  for (let cell = 0; cell < values.length; cell++) values[cell] = Math.sqrt(values[cell] ?? 0);
  return { width, height, values };
}

/** Squared distances along one line of cells, in place. All lines share the scratch arrays. */
function envelopeFor(longest: number) {
  const line = new Float64Array(longest);
  const roots = new Int32Array(longest);
  const starts = new Float64Array(longest + 1);
  return (values: Float64Array, from: number, step: number, count: number): void => {
    for (let i = 0; i < count; i++) line[i] = values[from + i * step] ?? FAR;
    let last = 0;
    roots[0] = 0;
    starts[0] = -FAR;
    starts[1] = FAR;
    for (let i = 1; i < count; i++) {
      let start = crossing(line, roots[last] ?? 0, i);
      while (start <= (starts[last] ?? 0)) start = crossing(line, roots[--last] ?? 0, i);
      last++;
      roots[last] = i;
      starts[last] = start;
      starts[last + 1] = FAR;
    }
    let at = 0;
    for (let i = 0; i < count; i++) {
      while ((starts[at + 1] ?? FAR) < i) at++;
      const root = roots[at] ?? 0;
      values[from + i * step] = (i - root) ** 2 + (line[root] ?? 0);
    }
  };
}

/** Where the parabola of a later cell drops below that of an earlier one. */
function crossing(line: Float64Array, early: number, late: number): number {
  return ((line[late] ?? 0) + late * late - (line[early] ?? 0) - early * early) / (2 * (late - early));
}

/** A light blur, so that contour lines are smooth. */
export function blurred({ width, height, values }: Raster, times: number): Raster {
  let now = values;
  for (let time = 0; time < times; time++) {
    const next = Float64Array.from(now);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const cell = y * width + x;
        const at = (offset: number): number => now[cell + offset] ?? 0;
        const beside = at(-1) + at(1) + at(-width) + at(width);
        const corners = at(-width - 1) + at(1 - width) + at(width - 1) + at(width + 1);
        next[cell] = (4 * at(0) + 2 * beside + corners) / 16;
      }
    now = next;
  }
  return { width, height, values: now };
}

/** Every second cell of every second row. */
export function halved({ width, height, values }: Raster): Raster {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const kept = new Float64Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) kept[y * w + x] = values[2 * y * width + 2 * x] ?? 0;
  return { width: w, height: h, values: kept };
}
