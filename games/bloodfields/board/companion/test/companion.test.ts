import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { awaitedForecast } from '../../../rules/forecast/awaited.ts';
import type { Event } from '../../../rules/events.ts';
import { pointsOf } from '../../../rules/round/points.ts';
import { profileOf } from '../../../rules/skills.ts';
import { cardFor, isOn, unitOf } from '../../../rules/units.ts';
import { begin, type Battle, isOver, recordOf, replayed, tapped, toldIn, undone } from '../state/battle.ts';
import { answerTold } from '../state/answers.ts';
import { deedsOf } from '../state/deeds.ts';
import { attackTold } from '../state/forecasts.ts';
import { momentsOf } from '../state/luck.ts';
import { remindersFor } from '../state/reminders.ts';
import { packed, type Row, unpacked } from '../state/rows.ts';
import { actingUnit } from '../state/run.ts';
import { reminderFor, reminderText } from '../text/reminder-text.ts';
import { toldLine } from '../text/told.ts';
import { someSetup, someTap } from './random-taps.ts';

const GAMES = 14;
const TAPS = 320;

/** A random tap, with the battle before and after it. The battles are played once for all tests. */
interface Tapped {
  readonly before: Battle;
  readonly row: Row;
  readonly after: Battle;
}

function tapAbout(seed: string): { readonly steps: readonly Tapped[]; readonly last: Battle } {
  const random = swiftRandom(seed);
  const steps: Tapped[] = [];
  let battle = begin(someSetup(seed));
  if (battle === null) throw new Error('a ready roster can be read');
  for (let tap = 0; tap < TAPS && !isOver(battle); tap++) {
    const row = someTap(battle, random);
    const next = tapped(battle, row);
    if (next === null) continue;
    steps.push({ before: battle, row, after: next });
    battle = next;
  }
  return { steps, last: battle };
}

const battles = Array.from({ length: GAMES }, (_, game) => tapAbout(`random taps ${game}`));

/** Everything in a battle except how it came about. */
const asText = ({ table, from, events, pending, notes, byHand }: Battle): string =>
  JSON.stringify([
    table,
    from,
    events,
    pending,
    notes.map(({ faces, real, at }) => ({ faces, real, at })),
    byHand,
  ]);

/** What is wrong with a table; null if nothing. */
function faultOf({ table }: Battle): string | null {
  for (const unit of table.units) {
    const { damage, inspire, shields, dot, embers, tokens, kind } = unit;
    if ([damage, inspire, shields, dot].some((count) => !Number.isInteger(count) || count < 0)) return kind;
    if (embers < 0 || embers > 2 || damage > cardFor(unit).hp)
      return `${kind}: ${embers} embers, ${damage} damage`;
    if (new Set(tokens).size < tokens.length) return `${kind}: a token twice`;
    if (!isOn(unit) && inspire + shields + dot + tokens.length > 0)
      return `${kind} is gone and keeps something`;
  }
  return null;
}

describe('random taps', () => {
  test('never leave a table that cannot be', () => {
    const faults = battles.flatMap(({ steps }) => steps.flatMap(({ after }) => faultOf(after) ?? []));
    expect(faults).toEqual([]);
  });

  test('between taps somebody is asked, or the battle is over; the dead have no turn', () => {
    for (const { steps } of battles) {
      for (const { after } of steps) {
        const acting = actingUnit(after.table);
        const dead = after.pending === null && acting !== null && !isOn(unitOf(after.table, acting));
        expect(dead).toBe(false);
        expect(isOver(after)).toBe(after.pending === null && after.table.frames.length === 0);
      }
    }
    expect(battles.filter(({ last }) => isOver(last) || last.table.round > 2).length).toBeGreaterThan(
      GAMES / 2,
    );
  });

  test('undo gives back the battle before, to the byte', () => {
    for (const { steps } of battles) {
      for (const { before, after } of steps.filter((_, at) => at % 40 === 7)) {
        const back = undone(after);
        expect(back === null ? null : asText(back)).toBe(asText(before));
      }
    }
  });

  test('a record that was written down and read again is the same battle', () => {
    for (const { last } of battles) {
      const written: unknown = JSON.parse(JSON.stringify(packed(recordOf(last))));
      const record = unpacked(written);
      expect(record).toEqual(recordOf(last));
      const again = record === null ? null : replayed(record);
      expect(again === null ? null : asText(again)).toBe(asText(last));
    }
  });

  test('points are those the rules have told of, and deeds those that were told', () => {
    for (const { last } of battles) {
      const told = toldIn(last);
      for (const seat of [0, 1]) {
        const scored = told.flatMap((event) =>
          event.e === 'points.scored' && event.seat === seat ? [event.points] : [],
        );
        expect(pointsOf(last.table, seat)).toBe(scored.reduce((sum, points) => sum + points, 0));
      }
      const fell = last.events.filter(
        (event) => event.e === 'unit.destroyed' && event.by !== null && event.by !== event.unit,
      ).length;
      const kills = deedsOf(last.table, last.events).reduce((sum, deeds) => sum + deeds.kills, 0);
      expect(kills).toBe(fell);
    }
  });

  test('what is told of an attack before it is made holds when its dice are wanted', () => {
    let asked = 0;
    for (const { steps } of battles) {
      for (const { before, row, after } of steps) {
        if (row.tap !== 'act' || row.move.do !== 'attack' || after.pending?.wanted.roll !== 'attack')
          continue;
        const actor = actingUnit(before.table);
        if (actor === null) continue;
        const { times, before: first, dice, aoe } = profileOf(unitOf(before.table, actor), row.move.skill);
        if (times !== undefined || first !== undefined || dice === 'd6' || aoe !== undefined) continue;
        // Smoke is thrown before the dice.
        if (after.events.length > before.events.length + 1) continue;
        const told = attackTold(before.table, actor, row.move.skill, row.said);
        const awaited = awaitedForecast(after.table);
        if (awaited?.of !== 'attack' || told === null || hasCharms(told.charms)) continue;
        expect(told.mean).toBeCloseTo(awaited.mean, 9);
        expect(told.kill).toBeCloseTo(awaited.kill, 9);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(50);
  });

  test('the luck of both together is what an attack came to against what was expected of it', () => {
    let asked = 0;
    for (const { last } of battles) {
      const moments = momentsOf(last);
      for (const [at, moment] of moments.entries()) {
        const answer = moments[at + 1];
        if (moment.roll !== 'attack' || answer?.roll !== 'defence' || !moment.stood || !answer.stood)
          continue;
        // Damage comes in whole points; only expected damage has fractions.
        const came = moment.expected + moment.damage - answer.damage;
        expect(came).toBeCloseTo(Math.round(came), 9);
        expect(came).toBeGreaterThanOrEqual(-1e-9);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});

const hasCharms = (charms: readonly unknown[]): boolean => charms.length > 0;

test('the same dice fall again after an undo', () => {
  const thrown = battles.flatMap(({ steps }) => steps.filter(({ row }) => row.tap === 'throw'));
  const faces = (events: readonly Event[]): unknown[] =>
    events.flatMap((event) => (event.e === 'dice.rolled' ? [event.faces] : []));
  for (const { before, row, after } of thrown.slice(0, 20)) {
    const again = tapped(before, row);
    expect(faces(again === null ? [] : toldIn(again))).toEqual(faces(toldIn(after)));
  }
});

test('in both languages everything is said, and nothing of places nobody has measured', () => {
  const said = new Set<string>();
  for (const locale of ['en', 'ja'] as const) {
    for (const { steps, last } of battles) {
      for (const event of toldIn(last)) said.add(toldLine(locale, event, ['Ann', 'Bo']) ?? '');
      for (const { after } of steps) {
        for (const reminder of remindersFor(after)) {
          const line = reminderText(locale, after.table, reminder);
          expect(line).not.toBe('');
          said.add(`${reminderFor(locale, ['Ann', 'Bo'], reminder)} ${line}`);
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(200);
  expect([...said].filter((line) => /\d{4}|undefined|\{|\}/.test(line))).toEqual([]);
});

test('what is told of an answer to dice holds once it is given', () => {
  let asked = 0;
  for (const { steps } of battles) {
    for (const { before, row, after } of steps) {
      if (before.table.frames.at(-1)?.step !== 'dice' || row.tap !== 'answer' || row.move.do === 'reroll')
        continue;
      const told = answerTold(before.table, row.move);
      const awaited = after.pending === null ? null : awaitedForecast(after.table);
      if (told === null || !('mean' in told) || awaited?.of !== 'attack') continue;
      expect(told.mean).toBeCloseTo(awaited.mean, 9);
      expect(told.kill).toBeCloseTo(awaited.kill, 9);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(10);
});
