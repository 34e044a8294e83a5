import type { Refusal, Seat } from '@sanguine/kernel';
import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { hasUnits } from '../../rules/forces.ts';
import { moveAt } from '../plan/pointing.ts';
import { NOTHING, type View } from '../plan/selection.ts';
import { usable } from '../plan/usable.ts';
import { whyNone } from '../plan/why.ts';
import type { MapBoard } from './board-types.ts';

/** Pressing an area plays its highlighted move, selects an army or battle in it, or says why nothing is possible. */
export const press: BoardInteraction<MapBoard>['press'] = (context, area) => {
  const { view, seat, selection, moves, targets } = context;
  const { kind, from, battle, deployed } = selection;
  const target = targets.get(area);
  if (target !== undefined) {
    const deploys = kind !== null && view.frames.at(-1)?.step === 'deploy';
    const does = deploys
      ? { selects: { ...NOTHING, deployed: [...deployed, { kind, area }] } }
      : { plays: target.moves };
    return { does, lookFirst: true };
  }
  if (from === area) return { does: { selects: NOTHING }, lookFirst: false };
  const { stacks, battles } = usable(moves);
  if (stacks.has(area)) return { does: { selects: { ...NOTHING, from: area } }, lookFirst: false };
  const here = battles.filter((move) => move.area === area);
  if (here.length > 0) {
    const again = battle === area && here.length === 1;
    return { does: again ? { plays: here } : { selects: { ...NOTHING, battle: area } }, lookFirst: false };
  }
  const move = moveAt(view, seat, selection, area);
  return { refused: move === null ? whyStuck(view, seat, area) : bloodstones.refuse(view, seat, move) };
};

/** Why the player's own army in this area cannot be used. */
function whyStuck(view: View, seat: Seat, area: Area): Refusal | null {
  const step = view.frames.at(-1)?.step;
  if ((step !== 'main' && step !== 'march') || !hasUnits(view, seat, area)) return null;
  return whyNone(view, seat, 'step', {
    fits: (move) => move.do === 'step' && move.from === area,
    touched: [area],
  });
}
