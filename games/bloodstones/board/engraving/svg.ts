import type { Engraving, MapGlyph, EngravingLayer, Mark, Use } from './engraving.ts';
import { INK } from './palette.ts';

interface SvgOptions {
  readonly language?: 'en' | 'ja';
  /** The display width of the sheet in pixels; by default it fills its container. */
  readonly width?: number;
  /** Prepended to every id, for several pictures on one page. */
  readonly prefix?: string;
  /** Omits numbers and title: the board writes them itself, above the washes and in the page's font. */
  readonly wordless?: boolean;
}

const SERIF = "'IM Fell English','IM Fell DW Pica','Hoefler Text','Palatino Linotype',Palatino,Georgia";
const FONTS = {
  number: `${SERIF},serif`,
  en: `'IM Fell English SC',${SERIF},serif`,
  ja: "'Shippori Mincho','Noto Serif CJK JP','Hiragino Mincho ProN',serif",
};

export function svgOf(
  engraving: Engraving,
  { language = 'en', width, prefix = '', wordless = false }: SvgOptions = {},
): string {
  const { sheet, title, areas } = engraving;
  const size =
    width === undefined ? '' : ` width="${width}" height="${Math.round((width * sheet[3]) / sheet[2])}"`;
  const name = title.name[language];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.join(' ')}"${size} role="img" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escaped(name)}</title>`,
    `<defs>${definitions(engraving, prefix)}</defs>`,
    ...engraving.layers.map((layer) => layerOf(layer, prefix)),
    ...(wordless ? [] : wordsOf(areas, title, name, language)),
    '</svg>',
    '',
  ].join('\n');
}

function wordsOf(
  areas: Engraving['areas'],
  { x, y }: Engraving['title'],
  name: string,
  language: 'en' | 'ja',
): string[] {
  const numbers = areas.map(
    ({ number }) =>
      `<text x="${number.x}" y="${number.y}" fill="${number.ink}" stroke="${number.halo}">${number.text}</text>`,
  );
  return [
    `<g font-family="${FONTS.number}" font-size="15" font-style="italic" text-anchor="middle" fill-opacity=".78" stroke-width="3.4" stroke-opacity=".85" paint-order="stroke">${numbers.join('')}</g>`,
    `<text x="${x}" y="${y}" font-family="${FONTS[language]}" font-size="27" letter-spacing="4" text-anchor="middle" fill="${INK}">${escaped(name)}</text>`,
  ];
}

function definitions({ shapes, clips, gradients, symbols }: Engraving, prefix: string): string {
  return [
    ...shapes.map(({ id, d }) => `<path id="${prefix}${id}" d="${d}"/>`),
    ...clips.map(
      (clip) =>
        `<clipPath id="${prefix}c-${clip.id}">${clip.shapes.map((id) => `<use href="#${prefix}${id}"/>`).join('')}</clipPath>`,
    ),
    ...gradients.map(
      ({ id, radius, stops }) =>
        `<radialGradient id="${prefix}${id}" r="${radius}">${stops
          .map(
            ({ at, colour, opacity }) =>
              `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
          )
          .join('')}</radialGradient>`,
    ),
    ...symbols.map((glyph) => symbolOf(glyph, prefix)),
  ].join('\n');
}

/** A group serves as the symbol: it needs no view box and may extend in all directions from its foot. */
const symbolOf = ({ id, paths }: MapGlyph, prefix: string): string =>
  `<g id="${prefix}${id}">${marksOf(paths, prefix)}</g>`;

const layerOf = ({ id, clip, paths, uses = [] }: EngravingLayer, prefix: string): string =>
  `<g class="${id}"${clipped(clip, prefix)}>${marksOf(paths, prefix)}${uses.map((use) => useOf(use, prefix)).join('')}</g>`;

const clipped = (clip: string | undefined, prefix: string): string =>
  clip === undefined ? '' : ` clip-path="url(#${prefix}c-${clip})"`;

function useOf({ symbol, x, y, scale }: Use, prefix: string): string {
  const place = scale === 1 ? `x="${x}" y="${y}"` : `transform="translate(${x} ${y})scale(${scale})"`;
  return `<use href="#${prefix}${symbol}" ${place}/>`;
}

/** Consecutive marks of the same ink share a group, which names the ink once. */
function marksOf(marks: readonly Mark[], prefix: string): string {
  const runs: { ink: string; paths: string[] }[] = [];
  for (const mark of marks) {
    const ink = inkOf(mark, prefix);
    const clip = clipped(mark.clip, prefix);
    const path =
      'd' in mark ? `<path${clip} d="${mark.d}"/>` : `<use${clip} href="#${prefix}${mark.shape}"/>`;
    const last = runs.at(-1);
    if (last?.ink === ink) last.paths.push(path);
    else runs.push({ ink, paths: [path] });
  }
  return runs
    .map(({ ink, paths: [first = '', ...rest] }) =>
      rest.length === 0
        ? first.replace(/^<\w+/, (tag) => `${tag}${ink}`)
        : `<g${ink}>${first}${rest.join('')}</g>`,
    )
    .join('');
}

function inkOf({ fill, gradient, stroke, width, opacity, dash }: Mark, prefix: string): string {
  const filled = gradient === undefined ? fill : `url(#${prefix}${gradient})`;
  const attributes: [string, string | number | undefined][] = [
    ['fill', filled],
    ['fill-opacity', filled === undefined ? undefined : opacity],
    ['stroke', stroke],
    ['stroke-width', width],
    ['stroke-opacity', stroke === undefined ? undefined : opacity],
    ['stroke-dasharray', dash],
  ];
  return attributes.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
