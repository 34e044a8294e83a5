import { expect } from 'vitest';
import type { Engine } from '../../rules/engine.ts';
import { Match } from '../../match/match.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat } from '../../rules/seat.ts';

/** A match after these moves in notation, each made by the first decider. */
export function matchAfter<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  setup: Setup,
  texts: readonly string[],
): Match<Setup, State, Move, Event> {
  const match = Match.open(engine, { setup, dice: { generator: 'swift', seed: 'bad input' } });
  for (const text of texts) {
    const [seat = 0] = match.deciders();
    const parsed = engine.notation.parse(match.state, seat, text);
    expect(parsed.ok && match.submit(seat, parsed.move).ok, text).toBe(true);
  }
  return match;
}

/** The codes with which the engine and the match refuse a move; neither may change anything. */
export function answersOf<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  match: Match<Setup, State, Move, Event>,
  seat: Seat,
  move: unknown,
): (string | undefined)[] {
  const { state, number } = match;
  const before = JSON.stringify(state);
  const refused = engine.refuse(state, seat, move)?.code;
  expect(JSON.stringify(state)).toBe(before);
  const answer = match.submit(seat, move);
  expect([match.number, JSON.stringify(match.state)]).toEqual([number, before]);
  return [refused, answer.ok ? 'accepted' : answer.refusal.code];
}
