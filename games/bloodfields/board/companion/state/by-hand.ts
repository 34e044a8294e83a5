import type { PlayContext } from '@sanguine/kernel';
import { scoringFor } from '../../../content/scenarios.ts';
import { startDeaths } from '../../../rules/attack/dying.ts';
import { startHits } from '../../../rules/effects/pending.ts';
import { summon } from '../../../rules/effects/summon.ts';
import type { Event } from '../../../rules/events.ts';
import { loseHealth, restoreHealth } from '../../../rules/health.ts';
import { MOST_SUPPORTS } from '../../../rules/roster/faults.ts';
import { leave } from '../../../rules/round/exits.ts';
import { scenarioFor } from '../../../rules/scenario.ts';
import { isItem } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { applyToken, gainInspire, gainShield } from '../../../rules/tokens.ts';
import { gainEmber, MOST_EMBERS } from '../../../rules/turn/burning.ts';
import { turnOf } from '../../../rules/turn/turn-frame.ts';
import { isAlive, isLeft, NOBODY, put, unitOf, withOne, without } from '../../../rules/units.ts';
import { NOTHING_SAID, type Row } from './rows.ts';
import { type ByHand, isScoring, run } from './run.ts';
import { arrivalOf } from './stage.ts';

type Tap<Kind extends Row['tap']> = Extract<Row, { tap: Kind }>;

/** Whether things may be changed by hand now: not in the middle of a roll. */
export function mayTouch(state: State): boolean {
  const step = state.frames.at(-1)?.step;
  return (
    step === 'initiative' ||
    step === 'inspire' ||
    step === 'activate' ||
    step === 'support' ||
    step === 'act' ||
    isScoring(state)
  );
}

/** Who gets the kill if a unit is destroyed now: the acting unit, if it is an enemy. */
function doerOf(state: State, id: UnitId): UnitId {
  const turn = turnOf(state);
  return turn === undefined || unitOf(state, turn.unit).owner === unitOf(state, id).owner
    ? NOBODY
    : turn.unit;
}

/** Adds or removes one of the things that lie beside a unit. */
export function pile(state: State, { unit: id, pile: what, by }: Tap<'pile'>, context: PlayContext<Event>) {
  const unit = state.units[id];
  if (!mayTouch(state) || !isAlive(unit)) return null;
  const less = unit[what] - 1;
  if (by < 0 && less < 0) return null;
  switch (what) {
    case 'damage':
      if (by < 0) restoreHealth(state, id, 1, context);
      else loseHealth(state, id, 1, 'skill', context);
      startDeaths(state, doerOf(state, id), false);
      break;
    case 'inspire':
      if (by < 0) put(state, id, { inspire: less });
      else gainInspire(state, id, 1, context);
      break;
    case 'shields':
      if (by < 0) put(state, id, { shields: less });
      else gainShield(state, id, 1, context);
      break;
    case 'dot':
      if (by < 0) put(state, id, { dot: less });
      else applyToken(state, id, 'dot', context);
      break;
    case 'embers':
      if (by < 0) put(state, id, { embers: less });
      else if (unit.embers >= MOST_EMBERS) return null;
      else gainEmber(state, id, context);
  }
  return run(state, context, NOTHING_SAID);
}

/** §12.2: puts a condition token on a unit or takes it off. */
export function token(state: State, { unit: id, token: what }: Tap<'token'>, context: PlayContext<Event>) {
  const unit = state.units[id];
  if (!mayTouch(state) || !isAlive(unit) || what === 'dot') return null;
  if (unit.tokens.includes(what)) put(state, id, { tokens: without(unit.tokens, what) });
  else applyToken(state, id, what, context);
  return run(state, context, NOTHING_SAID);
}

/** The skill named for hits from a source the app does not follow. */
export const UNTOLD = 'untold';

export function hits(state: State, { unit: id, hits: count }: Tap<'hits'>, context: PlayContext<Event>) {
  if (!mayTouch(state) || !isAlive(state.units[id])) return null;
  const doer = doerOf(state, id);
  startHits(state, id, count, doer === NOBODY ? id : doer, UNTOLD);
  return run(state, context, NOTHING_SAID);
}

/** §15: marks an item as used, or as not used after all. */
export function item(state: State, { unit: id, item: by }: Tap<'item'>): ByHand[] | null {
  const unit = state.units[id];
  if (!mayTouch(state) || !isAlive(unit) || !isItem(unit, by)) return null;
  const { spent } = unit;
  put(state, id, { spent: spent.includes(by) ? without(spent, by) : withOne(spent, by) });
  return [];
}

export function arrive(state: State, { seat, kind }: Tap<'arrive'>, context: PlayContext<Event>) {
  const living = state.units.filter((unit) => unit.owner === seat && unit.kind === kind && isLeft(unit));
  if (!mayTouch(state) || living.length >= MOST_SUPPORTS) return null;
  summon(state, seat, kind, arrivalOf(state), context);
  return run(state, context, NOTHING_SAID);
}

/** §16.2: whether units may leave through the enemy's zone as this round ends. */
export function mayExit(state: State): boolean {
  const rule = scoringFor(scenarioFor(state), 'exit');
  return isScoring(state) && rule !== undefined && state.round >= rule.from;
}

export function exit(state: State, { unit: id }: Tap<'exit'>, context: PlayContext<Event>): ByHand[] | null {
  if (!mayExit(state) || !isAlive(state.units[id])) return null;
  leave(state, id, context);
  return run(state, context, NOTHING_SAID);
}
