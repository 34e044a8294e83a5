import type { Seat } from '@sanguine/kernel';
import type { RandomPlay } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { chargeForecast, fleeForecast, spellForecast } from '../rules/forecast.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { isAlive } from '../rules/units.ts';
import { moveNotes } from '../text/move-notes.ts';
import { endNotes } from '../text/destinations.ts';
import { GAMES } from './spoken.ts';

type Spot = RandomPlay<State, AnyMove, Event>;

/** A play of the games, with the table before and after it and the unit it is about. */
interface Played {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly events: readonly Event[];
  readonly unit: UnitId | null;
}

function* plays(spots: Iterable<Spot>): Iterable<Played> {
  let last: Spot | null = null;
  for (const spot of spots) {
    if (last !== null) {
      const before = last.view(last.seat);
      const open = before.frames.at(-1);
      const unit = open !== undefined && 'unit' in open ? open.unit : null;
      yield { ...last, before, after: spot.view(last.seat), unit };
    }
    last = spot;
  }
}

const PLAYED: readonly Played[] = GAMES.flatMap(({ play }) => [...plays(play())]);

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

const of = <E extends Event['e']>(events: readonly Event[], e: E): Of<E>[] =>
  events.filter((event): event is Of<E> => event.e === e);

const notesOf = ({ before, seat, move }: Played): string[] => moveNotes('en', before, seat, move);

/** The unit before and after a play, if it is still there and its turn goes on: the end of a turn tidies up. */
function lives({ before, after, events, unit }: Played): { was: Unit; is: Unit } | null {
  if (events.some(({ e }) => e === 'turn.ended' || e === 'round.ended' || e === 'unit.exited')) return null;
  const [was, is] = unit === null ? [] : [before.units[unit], after.units[unit]];
  return was === undefined || is === undefined || !isAlive(is) ? null : { was, is };
}

describe('in games of random moves', () => {
  test('a skill costs the Inspire that was said', () => {
    let paid = 0;
    for (const played of PLAYED) {
      const { move, events, before } = played;
      const both = lives(played);
      if (
        (move.do !== 'attack' && move.do !== 'use') ||
        both === null ||
        before.frames.at(-1)?.step !== 'act'
      )
        continue;
      // Inspire gained in the same play hides what was paid.
      if (of(events, 'inspire.gained').length > 0) continue;
      const told = notesOf(played).flatMap((note) => /^(\d+) Inspire$/.exec(note)?.[1] ?? []);
      expect(`${both.was.inspire - both.is.inspire}`, JSON.stringify(move)).toBe(told[0] ?? '0');
      paid += both.was.inspire - both.is.inspire;
    }
    expect(paid).toBeGreaterThan(3);
  });

  test('who walks finds at the end what was told of it', () => {
    let walks = 0;
    for (const played of PLAYED) {
      const { move, before, after, events, unit } = played;
      const both = lives(played);
      if (move.do !== 'move' || both === null || unit === null || of(events, 'unit.moved').length !== 1)
        continue;
      const end = move.path.at(-1) ?? both.was;
      expect([both.is.x, both.is.y]).toEqual([end.x, end.y]);
      // A unit may fall, or a cache be taken, as the walk ends.
      if (of(events, 'unit.destroyed').length > 0 || of(events, 'cache.taken').length > 0) continue;
      expect(endNotes('en', before, unit, end)).toEqual(endNotes('en', after, unit, both.is));
      walks += 1;
    }
    expect(walks).toBeGreaterThan(50);
  });

  test('a charge, a spell and a flight are tested as was told', () => {
    const tests = PLAYED.flatMap((played, at): Test[] => {
      // Tokens and rerolls may come before a test is decided.
      const events = PLAYED.slice(at, at + 12).flatMap((later) => later.events);
      return testOf(played, events);
    });
    expect(new Set(tests.map(({ verb }) => verb)).size).toBe(3);
    expect(tests.filter(({ told, came }) => told !== came)).toEqual([]);
  });

  test('Focus gives Inspire, dousing removes what burns, and shaking takes an action', () => {
    const tests = PLAYED.flatMap((played): Test[] => {
      const { move, before, after } = played;
      const both = lives(played);
      const [told = ''] = both === null ? [] : notesOf(played);
      const left = (turnOf(before)?.actions ?? 0) - (turnOf(after)?.actions ?? 0);
      if (both === null) return [];
      if (move.do === 'focus')
        return [{ verb: move.do, told, came: `+${both.is.inspire - both.was.inspire} Inspire` }];
      if (move.do === 'shake')
        return [{ verb: move.do, told, came: left === 1 ? 'takes an action' : `takes ${left}` }];
      const gone = both.was.dot - both.is.dot;
      const came = `removes ${gone} DOT ${gone === 1 ? 'token' : 'tokens'}`;
      return move.do === 'douse' ? [{ verb: move.do, told, came }] : [];
    });
    expect(new Set(tests.map(({ verb }) => verb)).size).toBe(3);
    expect(tests.filter(({ told, came }) => told !== came)).toEqual([]);
  });
});

/** What was told before, and what happened. */
interface Test {
  readonly verb: AnyMove['do'];
  readonly told: string;
  readonly came: string;
}

function testOf({ move, before, unit }: Played, events: readonly Event[]): Test[] {
  if (unit === null) return [];
  switch (move.do) {
    case 'charge': {
      const { kind, distance } = chargeForecast(before, unit, move.target);
      const [declared] = of(events, 'charge.declared');
      return [
        { verb: move.do, told: `${kind} ${distance}`, came: `${declared?.kind} ${declared?.distance}` },
      ];
    }
    case 'cast': {
      const told = spellForecast(before, unit, move.spell)?.spell.difficulty;
      const [tried] = of(events, 'spell.tried');
      return [{ verb: move.do, told: `${told}`, came: `${tried?.difficulty}` }];
    }
    case 'flee': {
      const [tested] = of(events, 'flight.tested');
      return [
        {
          verb: move.do,
          told: `${fleeForecast(before, unit)?.difficulty}`,
          came: `${tested?.difficulty}`,
        },
      ];
    }
    default:
      return [];
  }
}
