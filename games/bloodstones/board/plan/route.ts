import type { Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../../rules/atlas.ts';
import type { Move } from '../../rules/moves.ts';
import { chainFrom } from '../../rules/passage.ts';
import type { View } from './selection.ts';

/** The areas the moves pass through, including ships where there is no other way; empty for moves that go nowhere. */
export function routeOf(view: View, seat: Seat, moves: readonly Move[]): Area[] {
  const areas: Area[] = [];
  for (const move of moves) {
    if (move.do !== 'step' && move.do !== 'shamble') continue;
    areas.push(
      ...(areas.length === 0 ? [move.from] : []),
      ...overShips(view, seat, move.from, move.to),
      move.to,
    );
  }
  return areas;
}

/** The seas crossed, using the fewest ships; empty between neighbours. */
function overShips(view: View, seat: Seat, from: Area, to: Area): Area[] {
  const atlas = atlasOf(view);
  if (atlas.adjacent(from, to)) return [];
  const chain = chainFrom(view, seat, from);
  const paths: Area[][] = atlas.seas(from).flatMap((sea) => (chain.includes(sea) ? [[sea]] : []));
  for (const path of paths) {
    const last = path.at(-1) ?? from;
    if (atlas.adjacent(last, to)) return path;
    for (const next of atlas.seas(last)) {
      if (next === to) return path;
      if (chain.includes(next) && !paths.some((other) => other.includes(next))) paths.push([...path, next]);
    }
  }
  return [];
}
