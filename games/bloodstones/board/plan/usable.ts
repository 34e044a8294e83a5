import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from './selection.ts';

/** What can be selected now: stacks, kinds to build, battles to fight. */
export interface Usable {
  readonly stacks: ReadonlySet<Area>;
  readonly kinds: ReadonlySet<UnitKind>;
  readonly battles: readonly Extract<Move, { do: 'battle' }>[];
}

export function usable(moves: readonly Move[]): Usable {
  const stacks = new Set<Area>();
  const kinds = new Set<UnitKind>();
  const battles: Extract<Move, { do: 'battle' }>[] = [];
  for (const move of moves) {
    if (move.do === 'step' || move.do === 'shamble') stacks.add(move.from);
    else if (move.do === 'build' || move.do === 'muster' || move.do === 'return') kinds.add(move.kind);
    else if (move.do === 'deploy') for (const { kind } of move.units) kinds.add(kind);
    else if (move.do === 'battle') battles.push(move);
  }
  return { stacks, kinds, battles };
}

/** Steps whose only answer is public. In the others, playing a forced move at once would reveal what a hand holds. */
const PUBLIC: ReadonlySet<string> = new Set(['casualty', 'retreat', 'final', 'found']);

/** The only legal move, if it may be played without asking; else null. */
export function forcedMove(view: View, moves: readonly Move[]): Move | null {
  const step = view.frames.at(-1)?.step;
  const [only, second] = moves;
  return only !== undefined && second === undefined && step !== undefined && PUBLIC.has(step) ? only : null;
}
