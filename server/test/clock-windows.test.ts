import { expect, test } from 'vitest';
import { type AnyGame, Match, type Seat, swiftRandom } from '@sanguine/kernel';
import { loadGame } from '@sanguine/registry/load.ts';
import { type Pace, timeLeft } from '@sanguine/protocol';
import { clocksOf } from '../live/clocks/clock.ts';
import type { Tick } from '../live/clocks/turns.ts';

const SECOND = 1000;
const LIVE: Pace = { kind: 'live', minutes: 60, increment: 0 };

/** What a table of miniatures asks for now, and of whom the unit is whose turn it is; null where it is nobody's. */
function askedIn(view: unknown): { readonly step: string; readonly turn: Seat | null } {
  const { frames, units } = view as {
    frames: readonly { step: string; unit?: number }[];
    units: readonly { owner: Seat }[];
  };
  const turn = frames.find(({ step }) => step === 'turn')?.unit;
  return { step: frames.at(-1)?.step ?? '', turn: turn === undefined ? null : (units[turn]?.owner ?? null) };
}

/** A battle of recruits: its rows as clocks see them, and who was asked what before each. */
function battle(game: AnyGame, seed: string) {
  const match = Match.open(game.engine, {
    setup: game.setup(2, { board: 'pit' }),
    dice: { generator: 'swift', seed },
  });
  const [level = ''] = Object.keys(game.bots);
  const rows: Tick[] = [];
  const windows: { readonly seat: Seat; readonly from: number; readonly to: number }[] = [];
  const began = match.deciders();
  for (let at = 0; match.outcome() === null;) {
    const [seat] = match.deciders();
    if (seat === undefined) throw new Error('nobody is asked');
    const { step, turn } = askedIn(match.viewFor(seat));
    const random = swiftRandom(`clocks ${match.number}`);
    const from = at;
    at += (1 + (match.number % 7)) * SECOND;
    match.submit(seat, game.bots[level]?.choose(match.viewFor(seat), seat, random).move);
    if ((step === 'dice' || step === 'react') && turn !== null && turn !== seat)
      windows.push({ seat, from, to: at });
    rows.push({
      number: match.number,
      at,
      did: { do: 'move', seat },
      asked: match.deciders(),
      leastTime: 0,
    });
  }
  return { began, rows, windows };
}

test('in the window of who is attacked it is their clock that runs, and the attacker’s that stands still', async () => {
  const game = await loadGame('bloodfields');
  const battles = ['one', 'two', 'three', 'four'].map((seed) => battle(game, seed));
  expect(battles.flatMap(({ windows }) => windows).length).toBeGreaterThan(3);
  for (const fought of battles) holdsClocks(fought);
});

function holdsClocks({ began, rows, windows }: ReturnType<typeof battle>): void {
  const clocksAt = (moment: number) =>
    clocksOf({
      pace: LIVE,
      seats: 2,
      bots: [],
      begun: 0,
      asked: began,
      rows: rows.filter(({ at }) => at <= moment),
      handOvers: [],
    });
  for (const { seat, from, to } of windows) {
    const clocks = clocksAt(from);
    const [own, other] = [clocks[seat], clocks[1 - seat]];
    if (own === undefined || other === undefined) throw new Error('no clock');
    expect([own.since, other.since]).toEqual([from, null]);
    expect(timeLeft(own, from) - timeLeft(own, to)).toBe(to - from);
    expect(timeLeft(other, to)).toBe(timeLeft(other, from));
  }
}
