import { swiftRandom } from '@sanguine/kernel';
import { watchBots } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { Danger } from '../../bot/danger.ts';
import { VETERANS } from '../../bot/index.ts';
import { game } from '../../game.ts';
import { unitOf } from '../../rules/units.ts';

const NAMES = Object.keys(VETERANS) as (keyof typeof VETERANS)[];
type Name = (typeof NAMES)[number];

/** What a temper does in turns that are the same for all. */
interface Habits {
  strikes: number;
  walks: number;
  /** The total danger of the places it chooses, in turns in which all tempers walk. */
  danger: number;
}

function habitsIn(seed: string): Record<Name, Habits> {
  const none = (): Habits => ({ strikes: 0, walks: 0, danger: 0 });
  const habits = { captain: none(), butcher: none(), warden: none(), bannerman: none() };
  watchBots(
    game,
    { setup: game.setup(2, {}), levels: ['veteran', 'veteran'], seed },
    ({ view, seat, number }) => {
      const frame = view.frames.at(-1);
      if (frame?.step !== 'act') return;
      const moves = NAMES.map((name) => ({
        name,
        move: VETERANS[name].choose(view, seat, swiftRandom(`${number}`)).move,
      }));
      const danger = new Danger(view, frame.unit);
      const allWalk = moves.every(({ move }) => move.do === 'move');
      for (const { name, move } of moves) {
        if (move.do === 'charge' || move.do === 'attack') habits[name].strikes += 1;
        if (move.do === 'move') habits[name].walks += 1;
        if (!allWalk || move.do !== 'move') continue;
        const { x, y } = move.path.at(-1) ?? unitOf(view, frame.unit);
        habits[name].danger += danger.at(x, y);
      }
    },
  );
  return habits;
}

test('in the same turns the Butcher strikes most and dares most, the Warden least; the Bannerman walks on', () => {
  const { captain, butcher, warden, bannerman } = habitsIn('tempers');
  expect(butcher.strikes).toBeGreaterThan(captain.strikes);
  expect(captain.strikes).toBeGreaterThan(warden.strikes);
  expect(butcher.danger).toBeGreaterThan(1.05 * warden.danger);
  expect(bannerman.walks).toBeGreaterThan(captain.walks);
  expect(captain.walks).toBeGreaterThan(butcher.walks);
});
