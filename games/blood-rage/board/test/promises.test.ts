import { type Masked, RowContext, type Seat, swiftStreams } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { type Stat, STATS, TRACKS } from '../../content/clan.ts';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import { cloneState } from '../../rules/clone.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { judge } from '../../rules/quests.ts';
import { doomedNow } from '../../rules/ragnarok.ts';
import { sequence } from '../../rules/sequence.ts';
import { hasWindow } from '../../rules/sheet.ts';
import { spoilsOf, tollOf } from '../../rules/stakes.ts';
import type { State } from '../../rules/state.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, type Spot, type Table } from '../../test/spoken.ts';
import { moveNotes } from '../../text/notes.ts';
import { stakesLine } from '../battle/stakes-line.ts';
import { warningsFor } from '../warnings/warnings.ts';

const GAMES: readonly Table[] = Array.from({ length: 24 }, (_, game) => ({
  seed: `promised ${game}`,
  seats: 2 + (game % 3),
}));

/** All games, each played once for all tests. */
const PLAYED: readonly (readonly Spot[])[] = GAMES.map((table) => [...randomGame(table)]);
const SPOTS = PLAYED.flat();

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

const of = <E extends Event['e']>(events: readonly Event[], e: E): Of<E>[] =>
  events.filter((event): event is Of<E> => event.e === e);

/** Every pillage with its events until it is over; `before` is the table at its last question. */
function* battles(): Iterable<{ before: Masked<State>; after: Masked<State>; events: Event[] }> {
  for (const spots of PLAYED) {
    let told: Event[] = [];
    for (const [at, { view, events }] of spots.entries()) {
      const before = view(null);
      const after = spots[at + 1]?.view(null);
      if (before.battle === null) told = [];
      told.push(...events);
      if (before.battle !== null && after?.battle === null) yield { before, after, events: told };
    }
  }
}

describe('a pillage', () => {
  test('pays the Battle Glory that was told, and none where nobody fights', () => {
    const met = { fought: 0, unopposed: 0 };
    for (const { before, events } of battles()) {
      const { battle } = before;
      const open = before.frames.at(-1)?.step;
      if (battle === null || (open !== 'cards' && open !== 'call')) continue;
      if (of(events, 'province.pillaged').length === 0) continue;
      const [compared] = of(events, 'strength.compared');
      const { pillager, province } = battle;
      const paid = of(events, 'glory.gained')
        .filter(({ source, seat }) => source === 'battle' && seat === pillager)
        .reduce((sum, { glory }) => sum + glory, 0);
      const told = stakesLine('en', before, pillager, province);
      const fought = compared !== undefined;
      expect(told.includes('if it comes to a battle'), told).toBe(!fought);
      expect(fought ? `${paid} Battle Glory` : `${paid}`).toBe(
        fought ? (/\d+ Battle Glory/.exec(told)?.[0] ?? '') : '0',
      );
      met[fought ? 'fought' : 'unopposed'] += 1;
    }
    expect(met.fought).toBeGreaterThan(5);
    expect(met.unopposed).toBeGreaterThan(5);
  });

  test('that succeeds gives what was told', () => {
    const foretold: unknown[] = [];
    const came: unknown[] = [];
    for (const { before, events } of battles()) {
      const { battle } = before;
      // A figure that falls in the battle, or a stat raised in it, changes what a success gives.
      const open = before.frames.at(-1)?.step;
      if (battle === null || (open !== 'cards' && open !== 'call') || of(events, 'stat.raised').length > 2)
        continue;
      const taken = of(events, 'province.pillaged');
      if (taken.length === 0 || of(events, 'figures.destroyed').some(({ cause }) => cause !== 'battle'))
        continue;
      const spoils = spoilsOf(before, battle.pillager, battle.province);
      if (before.clans.some((clan) => hasWindow(clan, 'protection'))) continue;
      foretold.push({ token: spoils?.token, twice: spoils?.twice, glory: spoils?.glory });
      const [first] = taken;
      came.push({
        token: first?.token,
        twice: taken.some(({ again }) => again),
        glory: of(events, 'glory.gained')
          .filter(({ source, seat }) => source === 'pillage' && seat === battle.pillager)
          .reduce((sum, { glory }) => sum + glory, 0),
      });
    }
    expect(came.length).toBeGreaterThan(20);
    expect(foretold).toEqual(came);
  });

  test('that fails costs the figures that were told, and pays for Ships at once', () => {
    let checked = 0;
    for (const { before, events } of battles()) {
      const { battle } = before;
      const [compared] = of(events, 'strength.compared');
      if (battle === null || compared === undefined || before.frames.at(-1)?.step !== 'cards') continue;
      if (before.clans.some((clan) => hasWindow(clan, 'protection') || hasWindow(clan, 'witch'))) continue;
      for (const seat of battle.participants.filter((one) => one !== compared.winner)) {
        const told = tollOf(before, seat, battle.province);
        const fell = of(events, 'figures.destroyed').filter((event) => event.seat === seat);
        expect(fell.flatMap(({ figures }) => figures).toSorted()).toEqual(told.figures.toSorted());
        const ships = of(events, 'glory.gained').filter(
          (event) => event.seat === seat && event.source === 'ships',
        );
        expect(ships.reduce((sum, { glory }) => sum + glory, 0)).toBe(told.shipGlory);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(30);
  });
});

test('the Age ends with the province that was called doomed, and Quests count where they were said to', () => {
  const met = { doomed: 0, quests: 0 };
  for (const { view, events } of SPOTS) {
    const before = view(null);
    for (const { province, age } of of(events, 'province.destroyed')) {
      if (before.phase === 'gifts' || age !== before.age) continue;
      expect(province).toBe(doomedNow(before));
      met.doomed += 1;
    }
    // Nothing moves between the last discard and the Quests.
    if (before.phase !== 'discard') continue;
    for (const { seat, card, fulfilled } of of(events, 'quest.judged')) {
      expect(judge(before, seat, card).fulfilled).toBe(fulfilled);
      met.quests += 1;
    }
  }
  expect(met.doomed).toBeGreaterThan(20);
  expect(met.quests).toBeGreaterThan(20);
});

/** Stats a move raises. */
function raised(move: AnyMove): readonly Stat[] {
  if (move.do === 'raise') return [move.stat];
  if (move.do === 'grow') return move.stats;
  return move.do === 'sacrifice' && move.stat !== null ? [move.stat] : [];
}

test('a stat rises as far as was told, and Rage given up is gone', () => {
  const met = { rises: 0, rage: 0 };
  for (const { view, seat, moves } of SPOTS) {
    const own = view(seat);
    for (const move of moves) {
      const stats = STATS.filter((stat) => raised(move).includes(stat));
      if (stats.length === 0 && move.do !== 'pass') continue;
      const { state, events } = bloodRage.preview(own, seat, move);
      // While others still choose, nothing has risen yet.
      if (state === null || state.phase !== own.phase || state.frames.at(-1)?.step === 'growth') continue;
      const notes = moveNotes('en', own, seat, move).filter((note) => note.includes(' becomes '));
      // The rest of a pillage may raise it further.
      const to = stats.map((stat) => {
        const times = raised(move).filter((one) => one === stat).length;
        const steps = of(events, 'stat.raised').filter((event) => event.seat === seat && event.stat === stat);
        return `${TRACKS[stat][(steps[times - 1]?.step ?? 0) - 1] ?? 'nothing'}`;
      });
      expect(notes.map((note) => note.split(' ').at(-1) ?? '').join()).toBe(to.join());
      met.rises += stats.length;
      const gone = clanOf(own, seat).rage - clanOf(state, seat).rage;
      const [given] = moveNotes('en', own, seat, move).map((note) => /^gives up (\d+) Rage/.exec(note)?.[1]);
      expect(given ?? '0').toBe(move.do === 'pass' ? `${gone}` : '0');
      met.rage += move.do === 'pass' ? gone : 0;
    }
  }
  expect(met.rises).toBeGreaterThan(20);
  expect(met.rage).toBeGreaterThan(20);
});

/** Whether the pillager can win if all their figures come and nobody else shows a card, tried by the rules. */
function canWin(view: Masked<State>, seat: Seat, move: AnyMove): boolean {
  const start = cloneState(view);
  for (const [other, clan] of start.clans.entries()) if (other !== seat) clan.hand = [];
  const seek = (state: State): boolean => {
    const [decider] = sequence.deciders(state);
    if (decider === undefined || state.battle === null) return false;
    const moves = sequence.moves(state, decider);
    const own = decider === seat;
    const joins = moves.filter(({ do: verb }) => verb === 'join');
    const tried = !own
      ? moves.filter(({ do: verb }) => verb !== 'join' && verb !== 'rest').slice(-1)
      : joins.length > 0
        ? joins
        : moves.filter(
            (one) => one.do !== 'stay' && one.do !== 'rest' && (one.do !== 'play' || one.late !== 'never'),
          );
    return (tried.length > 0 ? tried : moves.slice(-1)).some((one) => {
      const next = cloneState(state);
      const context = new RowContext<Event>(swiftStreams('try'), 0);
      sequence.play(next, decider, one, context);
      const [compared] = of(context.events, 'strength.compared');
      return compared === undefined ? seek(next) : compared.winner === seat;
    });
  };
  const context = new RowContext<Event>(swiftStreams('try'), 0);
  sequence.play(start, seat, move, context);
  const [compared] = of(context.events, 'strength.compared');
  return compared === undefined ? seek(start) : compared.winner === seat;
}

describe('a battle called lost', () => {
  test('cannot be won, whatever is tried', () => {
    let lost = 0;
    for (const { view, seat, moves } of SPOTS) {
      const own = view(seat);
      for (const move of moves) {
        if (move.do !== 'pillage' || lost > 40) continue;
        if (!warningsFor(own, seat, move).some(({ code }) => code === 'lost')) continue;
        expect(canWin(own, seat, move), move.province).toBe(false);
        lost += 1;
      }
    }
    expect(lost).toBeGreaterThan(5);
  });

  test.each([
    ['late cards', 'gimle warrior, hand manheim heimdalls-eye heimdalls-eye', '4 warrior', 2],
    ['Odin’s Tide', 'gimle leader, hand odins-tide manheim', '4 warrior', 2],
    ['Odin’s Smite', 'gimle leader, hand odins-smite manheim', '3 warrior', 1],
  ] as const)('is not one that %s win', (_, wolf, bear, age) => {
    const scene = new Scene(`wolf ${wolf}; bear gimle ${bear}, hand alfheim; serpent`, { age });
    const move = { do: 'pillage', province: 'gimle' } as const;
    expect(canWin(seen(scene, 0), 0, move)).toBe(true);
    expect(warningsFor(seen(scene, 0), 0, move).map(({ code }) => code)).not.toContain('lost');
  });
});
