import { maySupport, waitingUnits } from '../../../rules/round/activations.ts';
import { sequence } from '../../../rules/sequence.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { hasTrait, isAlive, unitOf } from '../../../rules/units.ts';
import type { Play } from '../play.ts';
import { answerRow } from '../state/rows.ts';

/** Whether this unit's turn may begin now. */
export function mayBegin(table: State, id: UnitId): boolean {
  const top = table.frames.at(-1);
  const unit = unitOf(table, id);
  if (top?.step === 'activate' && top.seat === unit.owner)
    return hasTrait(unit, 'support')
      ? maySupport(table, unit.owner) && isAlive(unit) && !unit.activated
      : waitingUnits(table, unit.owner).includes(id);
  return (
    top?.step === 'support' &&
    top.seat === unit.owner &&
    sequence.refuse(table, unit.owner, { do: 'activate', unit: id }) === null
  );
}

/** Taps that begin a unit's turn; supports begin theirs together. */
export function beginTurn({ battle, tap, choose }: Play, id: UnitId): void {
  const unit = unitOf(battle.table, id);
  const first = battle.table.frames.at(-1)?.step === 'activate' && hasTrait(unit, 'support');
  const activate = answerRow({ do: 'activate', unit: id });
  const supports = answerRow({ do: 'supports' });
  // With one support left the rules ask no further, so the first tap is enough.
  if (first ? !tap(supports, activate) && !tap(supports) : !tap(activate)) return;
  choose(id);
}
