import type { Seat } from '@sanguine/kernel';
import type { Roll } from '../../../content/effects.ts';
import type { Event } from '../../../rules/events.ts';
import { awaitedForecast } from '../../../rules/forecast/awaited.ts';
import { windowForecast } from '../../../rules/forecast/window.ts';
import { type Tag, tagOf } from '../../../rules/names.ts';
import { sumOf } from '../../../rules/roll/dice.ts';
import { type Battle, type RollNote, toldIn } from './battle.ts';
import { noDice } from './dice.ts';

/** A roll, and how much better for the roller it was than expected. */
export interface Moment {
  readonly seat: Seat;
  readonly unit: Tag;
  readonly roll: Roll;
  readonly round: number;
  /** The damage to expect of the attack before this roll. */
  readonly expected: number;
  /** Damage points beyond what was expected, dealt or prevented, and destroyed units. */
  readonly damage: number;
  readonly kills: number;
  readonly real: boolean;
  /** True if nobody could have changed the dice. */
  readonly stood: boolean;
}

/** The luck of one player. */
interface PlayerLuck {
  readonly damage: number;
  readonly kills: number;
  /** The number of tests, how many were passed, and how many passes were to be expected. */
  readonly tests: number;
  readonly passed: number;
  readonly expected: number;
  /** How many dice showed each face, by kind of roll. */
  readonly faces: readonly { readonly roll: Roll; readonly faces: readonly number[] }[];
}

export interface Luck {
  readonly players: readonly [PlayerLuck, PlayerLuck];
  readonly best: Moment | null;
  readonly worst: Moment | null;
  readonly moments: readonly Moment[];
}

const seatOf = (tag: Tag): Seat => (tag.startsWith('0') ? 0 : 1);

/** Events after a throw, up to the next throw of attack dice. */
function eventsAfter(told: readonly Event[], notes: readonly RollNote[], at: number): readonly Event[] {
  const next = notes.slice(at + 1).find(({ roll, wanted }) => roll === 'attack' && !wanted.again);
  return told.slice(notes[at]?.at ?? 0, next?.at);
}

/** How an attack ended: damage tokens on its target, and whether the target fell. */
function outcome(events: readonly Event[], target: Tag): { readonly damage: number; readonly kills: number } {
  const hurt = events.find(
    (event) => event.e === 'unit.damaged' && event.unit === target && event.cause === 'attack',
  );
  const fell = events.some((event) => event.e === 'unit.destroyed' && event.unit === target);
  const damage = hurt?.e === 'unit.damaged' ? hurt.amount : 0;
  return { damage, kills: fell && damage > 0 ? 1 : 0 };
}

const asLuck = ({ mean, kill }: { readonly mean: number; readonly kill: number }) => ({
  damage: mean,
  kills: kill,
});

/**
 * Each roll of an attack against what could be expected before it: attack dice, then the defence dice that answer them.
 * Decisions about dice on the table are not luck, so the dice count as if used in the best way.
 */
export function momentsOf(battle: Battle): Moment[] {
  const { notes } = battle;
  const told = toldIn(battle);
  return notes.flatMap((note, at): Moment[] => {
    const { unit, again } = note.wanted;
    if (unit === null || again || (note.roll !== 'attack' && note.roll !== 'defence')) return [];
    const expected = awaitedForecast(note.table);
    if (expected?.of !== 'attack') return [];
    const ended = outcome(eventsAfter(told, notes, at), tagOf(note.table, expected.target));
    const lying = note.fallen === null ? null : windowForecast(note.fallen);
    const answer = note.roll === 'attack' ? defenceTo(notes, at) : null;
    const then = answer === null ? null : awaitedForecast(answer.table);
    const after =
      lying?.kind === 'attack'
        ? asLuck(lying.odds(lying.best))
        : then?.of === 'attack'
          ? asLuck(then)
          : ended;
    const sign = note.roll === 'attack' ? 1 : -1;
    return [
      {
        seat: seatOf(unit),
        unit,
        roll: note.roll,
        round: note.round,
        expected: expected.mean,
        damage: sign * (after.damage - expected.mean),
        kills: sign * (after.kills - expected.kill),
        real: note.real,
        stood: lying === null,
      },
    ];
  });
}

/** The defence roll that answers these attack dice; null if there was none. */
function defenceTo(notes: readonly RollNote[], at: number): RollNote | null {
  for (const note of notes.slice(at + 1)) {
    if (note.roll === 'attack' && !note.wanted.again) return null;
    if (note.roll === 'defence' && !note.wanted.again) return note;
  }
  return null;
}

const TESTED = ['charge.tested', 'spell.tried', 'morale.tested', 'flight.tested'] as const;

/** All tests with the roller's seat, the chance and the result. */
function testsOf(battle: Battle): { seat: Seat; pass: number; passed: boolean }[] {
  const told = toldIn(battle);
  return battle.notes.flatMap((note) => {
    const { unit, again } = note.wanted;
    if (unit === null || again) return [];
    const expected = awaitedForecast(note.table);
    const result = told
      .slice(note.at)
      .find((event) => TESTED.some((one) => one === event.e) && 'unit' in event && event.unit === unit);
    if (expected?.of !== 'test' || result === undefined || !('passed' in result)) return [];
    return [{ seat: seatOf(unit), pass: expected.pass, passed: result.passed }];
  });
}

function facesOf({ notes }: Battle, seat: Seat): PlayerLuck['faces'] {
  const own = notes.filter(({ wanted }) => wanted.unit !== null && seatOf(wanted.unit) === seat);
  return [...Map.groupBy(own, ({ roll }) => (roll === 'attack' || roll === 'defence' ? roll : 'number'))].map(
    ([roll, some]) => ({ roll, faces: some.reduce((sum, { faces }) => sumOf(sum, faces), noDice(roll)) }),
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How much luck a moment holds: a kill is worth two points of damage. */
const weight = ({ damage, kills }: Moment): number => damage + 2 * kills;

/** All dice of a battle, each roll against its expectation. */
export function luckOf(battle: Battle): Luck {
  const moments = momentsOf(battle);
  const tests = testsOf(battle);
  const playerLuck = (seat: Seat): PlayerLuck => {
    const own = moments.filter((moment) => moment.seat === seat);
    const tried = tests.filter((test) => test.seat === seat);
    return {
      damage: total(own.map(({ damage }) => damage)),
      kills: total(own.map(({ kills }) => kills)),
      tests: tried.length,
      passed: tried.filter(({ passed }) => passed).length,
      expected: total(tried.map(({ pass }) => pass)),
      faces: facesOf(battle, seat),
    };
  };
  const sorted = moments.toSorted((one, two) => weight(two) - weight(one));
  return {
    players: [playerLuck(0), playerLuck(1)],
    best: sorted[0] ?? null,
    worst: sorted.at(-1) ?? null,
    moments,
  };
}
