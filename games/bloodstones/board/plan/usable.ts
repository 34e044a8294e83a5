import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from './selection.ts';

/** What can be taken up now: the stacks, the kinds of tiles to build, the battles to fight. */
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

/** Steps whose only answer everybody at the table can see; private ones would tell what a hand holds by their haste. */
const PUBLIC: ReadonlySet<string> = new Set(['casualty', 'retreat', 'final', 'found']);

/** The one move there is, where it can be made without asking; else null. */
export function forcedMove(view: View, moves: readonly Move[]): Move | null {
  const step = view.frames.at(-1)?.step;
  const [only, second] = moves;
  return only !== undefined && second === undefined && step !== undefined && PUBLIC.has(step) ? only : null;
}
