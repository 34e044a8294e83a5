import { type PlayContext, type Refusal, refusal } from '@sanguine/kernel';
import { scoringFor } from '../../content/scenarios.ts';
import { inCombat } from '../combat.ts';
import type { Event } from '../events.ts';
import { distance, within } from '../geometry/disc.ts';
import { pointDisc } from '../geometry/sight.ts';
import { nameOf, tagOf } from '../names.ts';
import { groundFor, scenarioFor } from '../scenario.ts';
import type { State, UnitId } from '../state.ts';
import { markSkill } from '../turn/limits.ts';
import { hasTrait, unitOf } from '../units.ts';
import { score } from './points.ts';

/** The name under which a unit's rite is noted in its turn. */
const RITE = 'rite';

/** §16.2: why a unit may not hold a rite at the shrine. */
export function refuseRite(state: State, id: UnitId): Refusal | null {
  const rite = scoringFor(scenarioFor(state), 'rite');
  const { shrine } = groundFor(state);
  const unit = unitOf(state, id);
  if (rite === undefined || shrine === null) return refusal('16.2', 'rite.none', [nameOf(state, id)]);
  if (!within(unit, pointDisc(shrine), rite.within)) {
    return refusal('16.2', 'rite.far', [nameOf(state, id)], {
      needs: distance(unit, pointDisc(shrine)),
      has: rite.within,
    });
  }
  if (inCombat(state, id)) return refusal('16.2', 'rite.combat', [nameOf(state, id)]);
  const done = state.players[unit.owner]?.rites ?? 0;
  if (done >= rite.mostARound)
    return refusal('16.2', 'rite.most', [nameOf(state, id)], { most: rite.mostARound });
  if (unit.turn.skills.includes(RITE)) return refusal('16.2', 'rite.once', [nameOf(state, id)]);
  return hasTrait(unit, 'support') && supportsHeldOne(state, unit.owner)
    ? refusal('16.2', 'rite.supports', [nameOf(state, id)])
    : null;
}

/** §16.2: only one of all supports in a support activation may hold a rite. */
const supportsHeldOne = (state: State, seat: number): boolean =>
  state.frames.some((frame) => frame.step === 'supports' && frame.seat === seat && frame.rite);

export function holdRite(state: State, id: UnitId, context: PlayContext<Event>): void {
  const rite = scoringFor(scenarioFor(state), 'rite');
  const { owner } = unitOf(state, id);
  const player = state.players[owner];
  if (rite === undefined || player === undefined) return;
  markSkill(state, id, RITE);
  state.players[owner] = Object.freeze({ ...player, rites: player.rites + 1 });
  const supports = state.frames.find(({ step }) => step === 'supports');
  if (supports?.step === 'supports' && hasTrait(unitOf(state, id), 'support')) supports.rite = true;
  context.emit({ e: 'rite.held', unit: tagOf(state, id), seat: owner });
  score(state, owner, 'rite', rite.points, id, context);
}
