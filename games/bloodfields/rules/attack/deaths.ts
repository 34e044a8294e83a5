import type { PlayContext } from '@sanguine/kernel';
import { LOYALTIES } from '../../content/lines.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { tagOf } from '../names.ts';
import { checkWipeout, scoreDestroyed } from '../round/scoring.ts';
import type { State, UnitId } from '../state.ts';
import { startSummon } from '../effects/summon.ts';
import { cardFor, EMPTY, FRESH_TURN, hasTrait, isAlive, NOBODY, put, unitOf } from '../units.ts';
import { reactionsTo, startReactions, startTriggers } from '../triggers/reactions.ts';
import { fallingUnits } from './dying.ts';

/** §7.6: first their triggers act, then they leave the table, then their destruction triggers others. */
export function runDeaths(state: State, frame: FrameOf<'deaths'>, context: PlayContext<Event>): void {
  switch (frame.slot) {
    case 'mark':
      frame.slot = 'triggers';
      scoreDestroyed(state, frame.units, frame.by, context);
      raiseTheFallen(state, frame);
      return;
    case 'triggers':
      frame.slot = 'remove';
      startDestroyed(state, frame);
      return;
    case 'remove': {
      state.frames.pop();
      const { units, by } = frame;
      for (const id of units) remove(state, id, by, context);
      if (fallingUnits(state).length === 0 && checkWipeout(state, context)) return;
      const enemies =
        by === NOBODY ? [] : units.filter((id) => unitOf(state, id).owner !== unitOf(state, by).owner);
      if (enemies.length > 0 && isAlive(unitOf(state, by))) startTriggers(state, 'kill', [by], NOBODY);
    }
  }
}

/** §1.6: all units destroyed at the same moment act before the first of them is removed. */
function startDestroyed(state: State, { units, by, melee }: FrameOf<'deaths'>): void {
  const inMelee =
    melee && by !== NOBODY ? units.filter((id) => unitOf(state, id).owner !== unitOf(state, by).owner) : [];
  startReactions(state, 'destroyed', by, [
    ...reactionsTo(state, 'destroyed', units, by),
    ...reactionsTo(state, 'destroyedInMelee', inMelee, by),
  ]);
}

/** §13.2: No Grave Below, once a round: a Bilge Husk beside a destroyed Drowned unit that was not a support. */
function raiseTheFallen(state: State, { units }: FrameOf<'deaths'>): void {
  for (const id of units) {
    const unit = unitOf(state, id);
    const player = state.players[unit.owner];
    if (player?.loyal !== 'drowned' || player.raised) continue;
    if (cardFor(unit).race !== 'drowned' || hasTrait(unit, 'support')) continue;
    state.players[unit.owner] = Object.freeze({ ...player, raised: true });
    startSummon(state, {
      unit: id,
      by: LOYALTIES.drowned,
      kind: 'husk',
      upTo: 1,
      within: 'adjacent',
      may: false,
    });
  }
}

function remove(state: State, id: UnitId, by: UnitId, context: PlayContext<Event>): void {
  const { owner, kind } = unitOf(state, id);
  context.emit({
    e: 'unit.destroyed',
    unit: tagOf(state, id),
    seat: owner,
    kind,
    by: by === NOBODY ? null : tagOf(state, by),
  });
  put(state, id, {
    state: 'destroyed',
    x: 0,
    y: 0,
    inspire: 0,
    shields: 0,
    dot: 0,
    embers: 0,
    tokens: EMPTY,
    lingering: EMPTY,
    boosts: EMPTY,
    turn: FRESH_TURN,
  });
}
