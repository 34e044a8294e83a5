import { swiftRandom } from '@sanguine/kernel';
import { watchBots } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { gapFrom, walkBetween } from '../bot/distances.ts';
import { VETERANS } from '../bot/index.ts';
import { TEMPERS } from '../bot/tempers.ts';
import { dangerAt } from '../bot/threats.ts';
import { GLADES } from '../content/glades/index.ts';
import { game } from '../game.ts';
import { freeSoldiers } from '../rules/figures.ts';

const NAMES = Object.keys(TEMPERS) as (keyof typeof TEMPERS)[];
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** What a temper does in turns that are the same for all tempers. */
interface Habits {
  /** In turns in which all tempers walk: steps still missing for a strike at the Witch, and strikes she may suffer. */
  gap: number;
  danger: number;
  /** Stones the Witch offers to her spells. */
  offered: number;
}

function habitsIn(seeds: readonly string[]) {
  const none = (): Habits => ({ gap: 0, danger: 0, offered: 0 });
  const habits = { hunter: none(), raider: none(), warden: none(), gambler: none() };
  for (const [at, seed] of seeds.entries()) {
    const setup = game.setup(2, { board: GLADES[at % GLADES.length]?.id ?? '' });
    watchBots(game, { setup, levels: ['veteran', 'veteran'], seed }, ({ view, seat, number }) => {
      const step = view.frames.at(-1)?.step;
      if (step !== 'soldiers' && step !== 'witch') return;
      const moves = NAMES.map((name) => {
        const { move } = VETERANS[name].choose(view, seat, swiftRandom(`${number}`));
        return { own: habits[name], move };
      });
      const allWalk = moves.every(({ move }) => move.do === 'move');
      for (const { own, move } of moves) {
        if (move.do === 'cast' && move.card !== 'transfuse') own.offered += move.blood;
        if (!allWalk || move.do !== 'move') continue;
        if (step === 'soldiers') own.gap += gapFrom(view, move.unit, move.to, view.figures.witch.at);
        else {
          const ways = freeSoldiers(view).map((unit) => walkBetween(view, move.to, view.figures[unit].at));
          own.danger += dangerAt(view, move.to) - Math.min(...ways) / 10;
        }
      }
    });
  }
  return habits;
}

test('in the same turns the Raider goes nearest, the Warden stays safest, the Gambler offers most', () => {
  const { hunter, raider, warden, gambler } = habitsIn(SEEDS);
  expect(raider.gap).toBeLessThan(0.95 * hunter.gap);
  expect(warden.gap).toBeGreaterThan(1.2 * hunter.gap);
  expect(raider.danger).toBeGreaterThan(hunter.danger);
  expect(warden.danger).toBeLessThan(hunter.danger);
  for (const other of [hunter, raider, warden]) expect(gambler.offered).toBeGreaterThan(1.15 * other.offered);
});
