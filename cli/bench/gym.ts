import { type AnyGame, swiftRandom } from '@sanguine/kernel';
import type { GymStanding } from '@sanguine/protocol/gym';
import { Gym } from '../gym/gym.ts';
import { atLeast, type BenchFigure } from './figures.ts';
import { measure, type Work } from './measure.ts';
import { peerWork } from './peer.ts';

const TABLES = 64;
/** A step with all its JSON must cost no more than a bare move of the peer. */
const TIMES = 1;

/** How many steps the gym makes over many tables, all of them in one line; also compared with the peer's bare moves. */
export function gymFigures(game: AnyGame, seconds: number): BenchFigure[] {
  const [steps = 0, peer = 1] = measure([stepping(game), peerWork()], seconds);
  return [
    atLeast('gym', steps, 'rate', game.goals.gym ?? null),
    atLeast('gymRatio', steps / peer, 'times', TIMES),
  ];
}

/** Random play by index, as a program would request it; the program's own reading and writing of lines is measured too. */
export function stepping(game: AnyGame): Work {
  const gym = new Gym(game, 'en', 'bench');
  const random = swiftRandom('bench');
  const ask = (requests: readonly object[]): GymStanding[] =>
    JSON.parse(gym.answer(JSON.stringify(requests)));
  const tell = ['count'];
  const reset = (table: GymStanding['table']): object => ({ do: 'reset', table, tell });
  let standings = ask(Array.from({ length: TABLES }, (_, table) => reset(table)));
  return () => {
    const over = standings.filter(({ outcome }) => outcome !== null).length;
    standings = ask(
      standings.map(({ table, outcome, told: [next] = [] }) =>
        outcome === null && next !== undefined
          ? { do: 'step', table, seat: next.seat, index: random.int(next.count ?? 1), tell }
          : reset(table),
      ),
    );
    return TABLES - over;
  };
}
