import { MENU_PAGE, type MenuEntry, type MenuMove, menuOf } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { clipped, padded, widthOf, wrapped } from '../width.ts';

/** A text wider than this shifts only its own notation, not the whole column. */
const WIDEST = 64;

/** An example cut shorter than this is useless. */
const SHORTEST = 24;

/** Columns before the text: the number and a gap. */
const MARGIN = 6;

interface Level {
  readonly entries: readonly MenuEntry[];
  from: number;
}

export interface Wording {
  move(move: unknown): string;
  group(moves: readonly unknown[]): string;
}

interface MenuOptions {
  /** Whether the list has every legal move. */
  readonly exhaustive: boolean;
  /** `parts` of the game's `Notation`. */
  readonly parts: readonly RegExp[] | undefined;
  readonly wording: Wording;
}

interface Line {
  readonly text: string;
  readonly group: boolean;
  readonly note: string;
  readonly example: string;
}

/** The moves as nested numbered menus, page by page. */
export class MenuView {
  readonly #call: Call;
  readonly #wording: Wording;
  readonly #parts: readonly RegExp[] | undefined;
  readonly #levels: Level[];
  readonly #exhaustive: boolean;

  constructor(call: Call, moves: readonly MenuMove[], { exhaustive, parts, wording }: MenuOptions) {
    this.#call = call;
    this.#exhaustive = exhaustive;
    this.#wording = wording;
    this.#parts = parts;
    this.#levels = [{ entries: menuOf(moves, parts), from: 0 }];
  }

  get #level(): Level {
    return this.#levels.at(-1) ?? { entries: [], from: 0 };
  }

  /** How many entries there are to choose from. */
  get size(): number {
    return this.#level.entries.length;
  }

  /** The entry with this number, counted from 1. */
  entry(number: number): MenuEntry | undefined {
    return this.#level.entries[number - 1];
  }

  show(): void {
    const { out, say } = this.#call;
    const { entries, from } = this.#level;
    const shown = entries.slice(from, from + MENU_PAGE).map((entry) => this.#line(entry));
    const room = out.columns - MARGIN - 2;
    const widest = (groups: boolean): number => {
      const fitting = shown.filter(({ text, note }) => widthOf(text) + widthOf(note) <= room);
      return Math.max(0, ...fitting.map(({ text, group }) => (group === groups ? widthOf(text) : 0)));
    };
    const [single, several] = [Math.min(WIDEST, widest(false)), widest(true)];
    for (const [at, line] of shown.entries()) {
      const number = out.styled('cyan', padded(`${from + at + 1}`, MARGIN - 2, 'right'));
      const [first = '', ...more] = this.#broken(line, line.group ? several : single);
      out.line(`${number}  ${first}`);
      for (const next of more) out.line(' '.repeat(MARGIN) + next);
    }
    const rest = entries.length - from - shown.length;
    if (rest > 0) out.line(`      ${out.styled('dim', say('play.more', { rest }))}`);
    if (this.#levels.length > 1) out.line(`      ${out.styled('dim', say('play.back'))}`);
    else if (!this.#exhaustive)
      for (const line of wrapped(say('play.candidates'), room)) out.line(`      ${out.styled('dim', line)}`);
  }

  /** A text with its note beside it, aligned with the others if there is room, else on the next line. */
  #broken({ text, note, example }: Line, column: number): string[] {
    const { out, say } = this.#call;
    const width = out.columns - MARGIN;
    const lines = wrapped(text, width);
    const bare = lines.pop() ?? '';
    const besides = width - 2 - widthOf(note);
    const aligned = padded(bare, lines.length === 0 ? column : 0);
    const last = widthOf(aligned) <= besides ? aligned : bare;
    const room = besides - widthOf(last);
    if (room < 0) return [...lines, bare, out.styled('dim', clipped(note, width))];
    const such = say('play.such');
    const shown = example === '' || room < SHORTEST ? '' : clipped(such + example, room);
    return [...lines, `${last}  ${out.styled('dim', note + shown)}`];
  }

  /** A move in words with its notation; for several, what they have in common, their count and an example. */
  #line({ name, moves }: MenuEntry): Line {
    const [first, second] = moves;
    const words = first === undefined ? '' : this.#wording.move(first.move);
    if (second === undefined)
      return { text: words, group: false, note: first?.notation ?? name, example: '' };
    const text = `${this.#wording.group(moves.map(({ move }) => move))} …`;
    return { text, group: true, note: this.#call.say('play.group', { count: moves.length }), example: words };
  }

  open(moves: readonly MenuMove[]): void {
    this.#levels.push({ entries: menuOf(moves, this.#parts), from: 0 });
    this.show();
  }

  /** Shows the next page; after the last one, the first. */
  more(): void {
    const level = this.#level;
    const next = level.from + MENU_PAGE;
    level.from = next < level.entries.length ? next : 0;
    this.show();
  }

  back(): void {
    if (this.#levels.length > 1) this.#levels.pop();
    this.show();
  }
}
