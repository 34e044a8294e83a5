import type { Call } from '../command.ts';
import { clipped, padded, widthOf } from '../width.ts';
import { type Entry, entriesOf, type Listed, PAGE } from './menu.ts';

/** Texts wider than this push their own notation aside, not everybody's. */
const WIDEST = 64;

interface Level {
  readonly entries: readonly Entry[];
  from: number;
}

interface Line {
  readonly text: string;
  readonly group: boolean;
  readonly note: string;
  /** Cut off where the line is full. */
  readonly example: string;
}

/** The legal moves as numbered menus, one inside the other, page by page. */
export class MenuView {
  readonly #call: Call;
  readonly #wordsFor: (move: unknown) => string;
  readonly #levels: Level[];

  constructor(call: Call, moves: readonly Listed[], wordsFor: (move: unknown) => string) {
    this.#call = call;
    this.#wordsFor = wordsFor;
    this.#levels = [{ entries: entriesOf(moves), from: 0 }];
  }

  get #level(): Level {
    return this.#levels.at(-1) ?? { entries: [], from: 0 };
  }

  /** How many numbers there are to choose from. */
  get size(): number {
    return this.#level.entries.length;
  }

  /** The line of a number as shown, counted from 1. */
  entry(number: number): Entry | undefined {
    return this.#level.entries[number - 1];
  }

  show(): void {
    const { out, say } = this.#call;
    const { entries, from } = this.#level;
    const shown = entries.slice(from, from + PAGE).map((entry) => this.#line(entry));
    const widest = (groups: boolean): number =>
      Math.max(0, ...shown.map(({ text, group }) => (group === groups ? widthOf(text) : 0)));
    const [single, several] = [Math.min(WIDEST, widest(false)), widest(true)];
    for (const [at, { text, group, note, example }] of shown.entries()) {
      const number = padded(`${from + at + 1}`, 4, 'right');
      const line = `${out.styled('cyan', number)}  ${padded(text, group ? several : single)}  `;
      const room = Math.max(0, out.width - widthOf(line) - widthOf(note));
      out.line(`${line}${out.styled('dim', note + clipped(example, room))}`);
    }
    const rest = entries.length - from - shown.length;
    if (rest > 0) out.line(`      ${out.styled('dim', say('play.more', { rest }))}`);
    if (this.#levels.length > 1) out.line(`      ${out.styled('dim', say('play.back'))}`);
  }

  /** A move in words with its notation, or a group with its size and an example. */
  #line({ name, moves }: Entry): Line {
    const [first, second] = moves;
    const words = first === undefined ? '' : this.#wordsFor(first.move);
    if (second === undefined)
      return { text: words, group: false, note: first?.notation ?? name, example: '' };
    const note = this.#call.say('play.group', { count: moves.length });
    return { text: `${name} …`, group: true, note, example: words };
  }

  open(moves: readonly Listed[]): void {
    this.#levels.push({ entries: entriesOf(moves), from: 0 });
    this.show();
  }

  /** The next page; after the last one the first again. */
  more(): void {
    const level = this.#level;
    const next = level.from + PAGE;
    level.from = next < level.entries.length ? next : 0;
    this.show();
  }

  back(): void {
    if (this.#levels.length > 1) this.#levels.pop();
    this.show();
  }
}
