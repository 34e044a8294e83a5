import type { Speech } from '../rules/game.ts';
import { type Catalogue, codebook, type Locale, phrasebook, type Say } from './phrases.ts';
import type { AnyOptions } from '../rules/options.ts';
import type { KERNEL_REFUSALS } from '../rules/refusal.ts';
import type { Seat } from '../rules/seat.ts';
import { flow } from './width.ts';

/** How to join list parts, as items, as notes or, where a game needs it, as choices. */
type Joint = 'list.join' | 'list.notes';
type Choice = 'list.or';

/** The keys every game's catalogue has. */
type CommonKey = Joint | 'player.seat' | 'player.name' | 'move.line';

/** What every game says in the same way, in its own catalogue's words: lists and player names. */
export function wording<Key extends string>(say: Say<Key | CommonKey>) {
  /** `2 Swords, Leader`; empty for an empty list. */
  const join = (
    locale: Locale,
    parts: readonly string[],
    joint: Joint | (Key & Choice) = 'list.join',
  ): string => (parts.length === 0 ? '' : parts.reduce((first, next) => say(locale, joint, { first, next })));

  /** A list over as many lines as it takes; continuation lines are indented more. */
  const inLines = (
    locale: Locale,
    parts: readonly string[],
    indent = '',
    joint: Joint = 'list.join',
  ): string[] => flow(parts, say(locale, joint, { first: '', next: '' }), indent);

  /** A player's name; without one, the seat, counted from one. */
  const nameOf = (locale: Locale, names: readonly string[], seat: Seat): string =>
    names[seat] ?? say(locale, 'player.seat', { seat: seat + 1 });

  /** `Ann (Hill Folk)`, unless the name includes the side; `side` is null if there is none yet. */
  const nameWithSide = (
    locale: Locale,
    names: readonly string[],
    seat: Seat,
    side: string | null,
  ): string => {
    const name = nameOf(locale, names, seat);
    return side === null || name.includes(side) ? name : say(locale, 'player.name', { name, side });
  };

  /** `March to Blackfir Wood (5, forest) — 4 pips; contact with Horse Lords`: a move with its notes, if any. */
  const noted = (locale: Locale, move: string, notes: readonly string[]): string =>
    notes.length === 0 ? move : say(locale, 'move.line', { move, notes: join(locale, notes, 'list.notes') });

  return { join, inLines, nameOf, nameWithSide, noted };
}

/** The part all items share, or null: it names a group of moves. */
export function inCommon<T, Part>(all: readonly T[], of: (one: T) => Part | null): Part | null {
  const parts = new Set(all.map(of));
  const [part = null] = parts;
  return parts.size === 1 ? part : null;
}

/** `option.wind`, `option.wind.north` */
type OptionKey<Options extends AnyOptions> = {
  [Name in keyof Options & string]: `option.${Name}` | `option.${Name}.${Options[Name][number]}`;
}[keyof Options & string];

type KernelRefusal = (typeof KERNEL_REFUSALS)[keyof typeof KERNEL_REFUSALS];

/** Keys every game must define although they are used as data: its options, its steps, the kernel's refusals. */
export type CodeKey<Options extends AnyOptions, Step extends string> =
  | OptionKey<Options>
  | `step.${Step | 'over'}`
  | `refusal.${KernelRefusal}`;

/** What a value is called; undefined if it has no name. */
type Naming = (locale: Locale, value: string | number) => string | undefined;

/** Names a value that is one of these. */
export const among =
  <T extends string>(all: readonly T[], nameOf: (locale: Locale, one: T) => string): Naming =>
  (locale, value) => {
    const one = all.find((known) => known === value);
    return one === undefined ? undefined : nameOf(locale, one);
  };

interface Catalogues<Side extends string, Why extends string> {
  /** Formats options, which come from data. */
  readonly sayCode: Say<string>;
  /** The texts of the bots' reasons. */
  readonly reasons: Catalogue<Why>;
  /** The values of reasons that have a name. */
  readonly names?: Readonly<Record<string, Naming>>;
  readonly sides: readonly Side[];
  readonly sideName: (locale: Locale, side: Side) => string;
}

/** The part of a game's speech that follows from its catalogues: bots' reasons, side names, table options. */
export function commonSpeech<Side extends string, Why extends string>({
  sayCode,
  reasons,
  names = {},
  sides,
  sideName,
}: Catalogues<Side, Why>): Pick<Speech<unknown, unknown, unknown>, 'reason' | 'side' | 'option'> {
  const sayReason = codebook(reasons, phrasebook(reasons));
  const nameOfSide = among(sides, sideName);
  return {
    reason(locale, { key, values }) {
      const told = { ...values };
      for (const [name, naming] of Object.entries(names)) {
        const value = values[name];
        if (value !== undefined) told[name] = naming(locale, value) ?? value;
      }
      return sayReason(locale, key, told);
    },
    side: (locale, side) => nameOfSide(locale, side) ?? side,
    option: (locale, option, value) =>
      sayCode(locale, value === undefined ? `option.${option}` : `option.${option}.${value}`),
  };
}
