/** A legal move as a player can type it. */
export interface MenuMove {
  readonly move: unknown;
  readonly notation: string;
  /** Listed after the others: allowed but seldom meant, or ends the turn. */
  readonly later?: 'lesser' | 'ending';
}

/** A line of a menu: one move, or several to be chosen from in a submenu. */
export interface MenuEntry {
  /** What the moves have in common: `step`, `step 12>`, `move archer`. */
  readonly name: string;
  readonly moves: readonly MenuMove[];
}

/** As much as fits on a small screen under the prompt. */
export const MENU_PAGE = 12;

type KeyOf = (notation: string) => string;

const verbOf: KeyOf = (notation) => notation.split(' ', 1)[0] ?? '';

/** The verb and the pattern's match: `step 12>` of `step swords 12>13`. */
const partOf =
  (pattern: RegExp): KeyOf =>
  (notation) =>
    `${verbOf(notation)} ${pattern.exec(notation)?.[0] ?? ''}`.trim();

/** The verb and the next `count` words: `move archer` of `move archer e6`. */
const wordsUpTo =
  (count: number): KeyOf =>
  (notation) =>
    notation.split(' ', count + 1).join(' ');

/**
 * Groups by verb, then by the game's notation parts, then by the first words; a list that cannot be split is shown page by
 * page. Moves that are seldom meant come after the others, verb by verb, and those that end a turn come last.
 */
export function menuOf(moves: readonly MenuMove[], parts: readonly RegExp[] = []): MenuEntry[] {
  const main = moves.filter(({ later }) => later === undefined);
  const lesser = moves.filter(({ later }) => later === 'lesser');
  const endings = moves.filter(({ later }) => later === 'ending');
  if (main.length < moves.length && lesser.length < moves.length && endings.length < moves.length) {
    const byVerb = Map.groupBy(lesser, ({ notation }) => verbOf(notation));
    const rest = [...byVerb].map(([verb, group]) => ({ name: `${verb} …`, moves: simplestFirst(group) }));
    return [...menuOf(main, parts), ...rest, ...menuOf(endings, parts)];
  }
  if (moves.length > MENU_PAGE) {
    for (const keyOf of [verbOf, ...parts.map(partOf), wordsUpTo(1), wordsUpTo(2)]) {
      const groups = Map.groupBy(moves, ({ notation }) => keyOf(notation));
      if (groups.size === 1 || groups.size === moves.length) continue;
      return [...groups].map(([name, group]) => ({ name, moves: simplestFirst(group) }));
    }
  }
  return simplestFirst(moves).map((move) => ({ name: move.notation, moves: [move] }));
}

/** Keeps the game's order of verbs; within a verb, moves with fewer words come first. */
function simplestFirst(moves: readonly MenuMove[]): MenuMove[] {
  const words = ({ notation }: MenuMove): number => wordsOf(notation).length;
  const byVerb = Map.groupBy(moves, ({ notation }) => verbOf(notation));
  return [...byVerb.values()].flatMap((group) => group.toSorted((one, other) => words(one) - words(other)));
}

/** The moves that contain all these words. Words may be abbreviated, numbers may not: `st 12`. */
export function movesLike(moves: readonly MenuMove[], text: string): MenuMove[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  return moves.filter(({ notation }) => {
    const words = wordsOf(notation);
    return wanted.every((wish) =>
      words.some((word) => (/^\d/.test(wish) ? word === wish : word.startsWith(wish))),
    );
  });
}

/** Letters, digits and hyphens make words; any other sign separates them. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
}
