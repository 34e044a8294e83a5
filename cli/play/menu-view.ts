import type { Call } from '../command.ts';
import { padded, widthOf } from '../width.ts';
import { type Entry, entriesOf, type Listed, PAGE } from './menu.ts';

interface Level {
  readonly entries: readonly Entry[];
  from: number;
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
    const left = Math.max(0, ...shown.map(([text]) => widthOf(text)));
    for (const [at, [text, note]] of shown.entries()) {
      const number = padded(`${from + at + 1}`, 4, 'right');
      const wide = 6 + left + 2 + widthOf(note) <= out.width;
      out.line(`${out.styled('cyan', number)}  ${wide ? padded(text, left) : text}  ${out.styled('dim', note)}`);
    }
    const rest = entries.length - from - shown.length;
    if (rest > 0) out.line(`      ${out.styled('dim', say('play.more', { rest }))}`);
    if (this.#levels.length > 1) out.line(`      ${out.styled('dim', say('play.back'))}`);
  }

  /** A move in words with its notation, or a group with its size and an example. */
  #line({ name, moves }: Entry): [string, string] {
    const [first, second] = moves;
    if (first === undefined) return [name, ''];
    const words = this.#wordsFor(first.move);
    if (second === undefined) return [words, name];
    return [`${name} …`, this.#call.say('play.group', { count: moves.length, example: words })];
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
