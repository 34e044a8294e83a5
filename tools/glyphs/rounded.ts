/** How many numbers each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The next number may directly follow a flag of an arc. */
const FLAG = /[01]/y;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
const GAP = /[\s,]*/y;

interface Segment {
  readonly command: string;
  readonly numbers: readonly number[];
}

function take(text: string, at: number, what: RegExp): string | undefined {
  what.lastIndex = at;
  return what.exec(text)?.[0];
}

/** The commands of a path, each with its own numbers. */
function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  let command = '';
  while (at < path.length) {
    at += take(path, at, GAP)?.length ?? 0;
    const letter = path[at] ?? '';
    if (/[a-z]/i.test(letter)) {
      command = letter;
      at += 1;
    } else if (letter === '') break;
    // Further numbers after a move are lines.
    else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const numbers: number[] = [];
    for (let nth = 0; nth < (COUNTS[command.toLowerCase()] ?? 0); nth++) {
      at += take(path, at, GAP)?.length ?? 0;
      const isFlag = command.toLowerCase() === 'a' && (nth === 3 || nth === 4);
      const number = take(path, at, isFlag ? FLAG : NUMBER);
      if (number === undefined) throw new Error(`no number at ${at} of ${path}`);
      at += number.length;
      numbers.push(Number(number));
    }
    segments.push({ command, numbers });
  }
  return segments;
}

interface Point {
  x: number;
  y: number;
}

/** Numbers in a row, as short as the grammar allows. */
const written = (numbers: readonly number[]): string =>
  numbers.map((number, at) => (at === 0 || number < 0 ? String(number) : ` ${number}`)).join('');

/**
 * The same outline on whole units of its square of 512: half the bytes, and nobody sees half a unit. Every point is rounded from
 * its exact place, so that errors do not add up.
 */
export function rounded(path: string): string {
  const real: Point = { x: 0, y: 0 };
  const pen: Point = { x: 0, y: 0 };
  let begun: { real: Point; pen: Point } = { real: { ...real }, pen: { ...pen } };
  let last = '';
  let out = '';
  const write = (command: string, numbers: readonly number[]): void => {
    const text = written(numbers);
    out +=
      command === last && command !== 'm' && command !== 'z'
        ? text.startsWith('-')
          ? text
          : ` ${text}`
        : command + text;
    last = command;
  };
  for (const { command, numbers } of segmentsOf(path)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const absolute = (value: number, axis: 'x' | 'y'): number => (isRelative ? real[axis] + value : value);
    /** Coordinates in pairs, as steps of the rounded pen. */
    const steps = (pairs: readonly number[]): number[] =>
      pairs.map((value, at) => {
        const axis = at % 2 === 0 ? 'x' : 'y';
        return Math.round(absolute(value, axis)) - pen[axis];
      });
    if (kind === 'z') {
      write('z', []);
      Object.assign(real, begun.real);
      Object.assign(pen, begun.pen);
      continue;
    }
    if (kind === 'h' || kind === 'v') {
      const axis = kind === 'h' ? 'x' : 'y';
      const to = absolute(numbers[0] ?? 0, axis);
      write(kind, [Math.round(to) - pen[axis]]);
      real[axis] = to;
      pen[axis] = Math.round(to);
      continue;
    }
    const [x = 0, y = 0] = numbers.slice(-2);
    const to = { x: absolute(x, 'x'), y: absolute(y, 'y') };
    if (kind === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      // Radii keep one decimal: small dots would lose theirs.
      const radii = [rx, ry].map((radius) => Math.round(radius * 10) / 10);
      write('a', [...radii, Math.round(turn), large, sweep, ...steps([x, y])]);
    } else write(kind, steps(numbers));
    Object.assign(real, to);
    Object.assign(pen, { x: Math.round(to.x), y: Math.round(to.y) });
    if (kind === 'm') begun = { real: { ...real }, pen: { ...pen } };
  }
  return out;
}
