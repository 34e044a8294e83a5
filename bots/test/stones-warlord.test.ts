import { game } from '@sanguine/bloodstones/game.ts';
import type { Move } from '@sanguine/bloodstones';
import { swiftRandom, swiftStreams, type ReasonedMove, type Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { botFor, playoutBudget } from '../index.ts';
import { SwiftRunner } from '../runner.ts';

const SHORT = { options: { regroupTarget: 'short' } };

interface Decided {
  readonly past: readonly Move[];
  readonly choice: ReasonedMove<unknown>;
}

/** The Warlord's decisions in a game with few play-outs against a Recruit. */
function decisions(seed: string, most: number): Decided[] {
  const bots = [botFor(game, 'warlord', playoutBudget(10)), botFor(game, 'recruit')];
  const runner = SwiftRunner.start(game.engine, game.setup(2, SHORT), swiftStreams(seed));
  const decided: Decided[] = [];
  let streak: { readonly seat: Seat; readonly moves: Move[] } = { seat: -1, moves: [] };
  for (let [seat] = runner.deciders(); seat !== undefined; [seat] = runner.deciders()) {
    if (runner.number > most) break;
    if (streak.seat !== seat) streak = { seat, moves: [] };
    const random = swiftRandom(`${seed} ${runner.number}`);
    const choice = bots[seat]?.choose(runner.viewFor(seat), seat, random, [...streak.moves]);
    if (choice === undefined) throw new Error('nobody plays');
    if (seat === 0) decided.push({ past: [...streak.moves], choice });
    expect(runner.submit(seat, choice.move)).toEqual({ ok: true });
    streak.moves.push(choice.move as Move);
  }
  return decided;
}

describe('a Warlord of Bloodstones', () => {
  const decided = decisions('plans', 160);

  test('compares plans, and goes through with the march it has begun', () => {
    const thought = ({ choice }: Decided): number => choice.search?.considered ?? 0;
    const underWay = decided.filter(({ past }) => past.at(-1)?.do === 'step').map(thought);
    expect(Math.max(...decided.map(thought))).toBeGreaterThan(3);
    expect(underWay.length).toBeGreaterThan(5);
    expect(new Set(underWay)).toEqual(new Set([1]));
  });

  test('sends no unit back where it came from', () => {
    let marched = 0;
    for (const { choice, past } of decided) {
      const move = choice.move as Move;
      if (move.do !== 'step') continue;
      marched++;
      const back = past.filter(
        (step) =>
          step.do === 'step' && step.from === move.to && step.units.some((kind) => move.units.includes(kind)),
      );
      expect(back).toEqual([]);
    }
    expect(marched).toBeGreaterThan(10);
  });

  test('picks now this faction and now that', () => {
    const runner = SwiftRunner.start(game.engine, game.setup(2, {}), swiftStreams('pick'));
    const [seat = 0] = runner.deciders();
    const bot = botFor(game, 'warlord', playoutBudget(10));
    const picks = Array.from({ length: 20 }, (_, at) =>
      JSON.stringify(bot?.choose(runner.viewFor(seat), seat, swiftRandom(`pick ${at}`)).move),
    );
    expect(new Set(picks).size).toBeGreaterThan(3);
  });

  test('with as many play-outs chooses the same', () => {
    const again = decisions('plans', 60).map(({ choice }) => choice.move);
    expect(again).toEqual(decided.slice(0, again.length).map(({ choice }) => choice.move));
  });
});
