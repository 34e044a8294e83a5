import type { PlayContext } from '@sanguine/kernel';
import { factsOf } from '../../content/terrain.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { fieldFor } from '../ground.ts';
import { loseHealth } from '../health.ts';
import { tagOf } from '../names.ts';
import { take } from '../roll/result.ts';
import { startRoll } from '../roll/stage.ts';
import type { State, UnitId } from '../state.ts';
import { freeze, isAlive, NOBODY, note, unitOf, withOne } from '../units.ts';
import { startDeaths } from '../attack/dying.ts';

/** §11: starts the rolls for these pieces, once a turn for each of the ruins. */
export function startLuck(state: State, unit: UnitId, pieces: readonly string[]): void {
  const { ruins } = unitOf(state, unit).turn;
  const open = pieces.filter((id) => !ruins.includes(id));
  if (open.length > 0) state.frames.push({ step: 'luck', unit, pieces: freeze(open), rolled: null });
}

/** §11.2 to §11.4: a one is bad luck: no charge, no move, or a point of health. */
export function runLuck(state: State, frame: FrameOf<'luck'>, context: PlayContext<Event>): void {
  const { unit: id } = frame;
  const [piece, ...rest] = frame.pieces;
  if (piece === undefined || !isAlive(unitOf(state, id))) {
    state.frames.pop();
    startDeaths(state, NOBODY, false);
    return;
  }
  if (frame.rolled === null) {
    startRoll(state, 'terrain', id, 1, context);
    return;
  }
  const bad = (take(frame).faces[0] ?? 0) > 0;
  frame.pieces = freeze(rest);
  const kind = fieldFor(state).pieces.find((one) => one.piece.id === piece)?.piece.kind ?? 'ruins';
  const { badLuck } = factsOf(kind);
  const { turn } = unitOf(state, id);
  if (badLuck === 'wound') note(state, id, { ruins: withOne(turn.ruins, piece) });
  context.emit({ e: 'terrain.tested', unit: tagOf(state, id), piece, kind, bad });
  if (!bad) return;
  if (badLuck === 'wound') loseHealth(state, id, 1, 'terrain', context);
  else if (badLuck === 'noMove') note(state, id, { bogged: 'move' });
  else if (turn.bogged === 'no') note(state, id, { bogged: 'charge' });
}
