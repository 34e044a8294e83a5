import type { PlayContext } from '@sanguine/kernel';
import { abilityOf, refuseAbility, refusePotion } from '../abilities.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { piecesUnder } from '../ground.ts';
import { tagOf } from '../names.ts';
import { skillSet } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { letLinger } from '../tokens.ts';
import { cardFor, EMPTY, freeze, FRESH_TURN, isAlive, NOBODY, put, unitOf } from '../units.ts';
import { settleBurning, startBurning } from './burning.ts';
import { startLuck } from './luck.ts';
import { startTriggers } from '../triggers/reactions.ts';

/** §4.2 */
const ACTIONS = 2;

/** §4: a unit's turn begins. */
export function startTurn(state: State, unit: UnitId, context: PlayContext<Event>): void {
  const { owner } = unitOf(state, unit);
  context.emit({ e: 'turn.began', unit: tagOf(state, unit), seat: owner, round: state.round });
  state.frames.push({ step: 'turn', unit, slot: 'tokens', actions: ACTIONS, acted: false, rolled: null });
}

/** §4: beginning, actions, end. Ruling 28: a unit that dies in its turn has no end of turn. */
export function runTurn(state: State, frame: FrameOf<'turn'>, context: PlayContext<Event>): void {
  const { unit: id } = frame;
  if (!isAlive(unitOf(state, id))) {
    finish(state, id, context);
    return;
  }
  switch (frame.slot) {
    case 'tokens':
      frame.slot = 'terrain';
      wearOff(state, id, 'ownTurn');
      letLinger(state, id);
      return;
    case 'terrain':
      frame.slot = 'begin';
      startLuck(state, id, riskyPieces(state, id));
      return;
    case 'begin':
      frame.slot = 'actions';
      startTriggers(state, 'turnBegin', [id], NOBODY);
      return;
    case 'actions':
      if (frame.actions > 0 || hasFree(state, id)) {
        state.frames.push({ step: 'act', unit: id, what: 'turn', skill: '', target: NOBODY });
      } else frame.slot = 'end';
      return;
    case 'end':
      frame.slot = 'dot';
      startTriggers(state, 'turnEnd', [id], NOBODY);
      return;
    case 'dot':
      if (frame.rolled === null && unitOf(state, id).dot > 0) {
        startBurning(state, id, context);
        return;
      }
      frame.slot = 'expire';
      if (frame.rolled !== null) settleBurning(state, frame, context);
      return;
    case 'expire':
      finish(state, id, context);
  }
}

/** §11: terrain that may bring bad luck. §13.1: Mossfolk are at home in forest and swamp. */
export function riskyPieces(state: State, id: UnitId): string[] {
  const unit = unitOf(state, id);
  const home = cardFor(unit).race === 'mossfolk';
  return piecesUnder(state, unit, home ? ['ruins'] : ['forest', 'swamp', 'ruins']);
}

/** §4.3: whether the unit can still do something that takes no action. */
function hasFree(state: State, id: UnitId): boolean {
  const unit = unitOf(state, id);
  if (unit.items.some((item) => refusePotion(state, id, item) === null)) return true;
  return skillSet(unit.kind).abilities.some(
    ({ id: by }) => abilityOf(unit, by)?.effortless === true && refuseAbility(state, id, by) === null,
  );
}

/** Ends temporary changes of one span. */
export function wearOff(state: State, id: UnitId, span: 'turn' | 'ownTurn' | 'round'): void {
  const { boosts } = unitOf(state, id);
  if (boosts.some(({ until }) => until === span)) {
    put(state, id, { boosts: freeze(boosts.filter(({ until }) => until !== span)) });
  }
}

/** §4.4: ends everything that lasts for a turn, for everybody. */
function finish(state: State, id: UnitId, context: PlayContext<Event>): void {
  state.frames.pop();
  put(state, id, { activated: true });
  for (let at = 0; at < state.units.length; at++) {
    wearOff(state, at, 'turn');
    if (unitOf(state, at).turn !== FRESH_TURN) put(state, at, { turn: FRESH_TURN });
  }
  if (unitOf(state, id).lingering.length > 0) put(state, id, { lingering: EMPTY });
  context.emit({ e: 'turn.ended', unit: tagOf(state, id) });
}
