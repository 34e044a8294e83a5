import { swiftRandom, swiftStreams } from '../../random/swift.ts';
import type { Either, Full } from '../../rules/engine.ts';
import type { Game } from '../../rules/game.ts';
import { copy, same } from '../../rules/plain.ts';
import { RowContext } from '../../rules/play-context.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Viewer } from '../../rules/seat.ts';
import { playSet } from '../../match/sealed-set.ts';
import type { Kit } from '../kit.ts';

/** What the test of chances to win needs. */
export interface EstimateTest<Setup extends AnySetup, State, Move, Event> {
  /** Makes tables that look the same to a viewer. */
  readonly kit: Pick<Kit<Setup, State, Move, Event>, 'scramble'>;
  readonly setup: Setup;
  readonly seed: string;
  /** Looks at one in this many positions of a random game. */
  readonly every: number;
  /** The chances to test: how likely each seat is to win. */
  readonly chances: (state: Either<State>) => readonly number[];
}

/** How far rounding may take the sum of all chances from one. */
const ROUNDING = 1e-9;

/** The flaws in the chances of a random game and of its end, in words; and how many positions were looked at. */
export function estimateFlaws<Setup extends AnySetup, State, Move, Event>(
  { engine }: Pick<Game<Setup, State, Move, Event>, 'engine'>,
  { kit, setup, seed, every, chances }: EstimateTest<Setup, State, Move, Event>,
): { readonly looks: number; readonly flaws: readonly string[] } {
  const flaws: string[] = [];
  let looks = 0;
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const viewers: readonly Viewer[] = [null, ...seats];

  const look = (state: Full<State>, number: number): void => {
    looks++;
    const where = (what: string): string => `${engine.id} of ${setup.seats}, row ${number}, ${what}`;
    for (const flaw of unsound(chances(state), setup.seats)) flaws.push(where(`for who knows all: ${flaw}`));
    for (const viewer of viewers) {
      const view = engine.mask(state, viewer);
      const before = copy<State>(view);
      const told = chances(view);
      const who = viewer === null ? 'for a spectator' : `for seat ${viewer}`;
      for (const flaw of unsound(told, setup.seats)) flaws.push(where(`${who}: ${flaw}`));
      if (!same(view, before)) flaws.push(where(`${who}: changes what it looks at`));
      const random = swiftRandom(`twin ${seed} ${number} ${viewer ?? 'open'}`);
      const twin = engine.load(kit.scramble(copy<State>(state), viewer, random));
      if (twin === null) throw new Error(where('the scrambled table is none'));
      if (!same(told, chances(engine.mask(twin, viewer))))
        flaws.push(where(`${who}: depends on what is hidden`));
    }
  };

  const streams = swiftStreams(seed);
  const random = swiftRandom(`${seed} players`);
  const state = engine.start(setup, new RowContext<Event>(streams, 0));
  for (let number = 1; ; number++) {
    const deciders = engine.deciders(state);
    if (deciders.length === 0) break;
    if (number % every === 0) look(state, number);
    const plays = deciders.map((seat) => ({ seat, move: engine.sample(state, seat, random) }));
    playSet(engine, state, plays, new RowContext<Event>(streams, number));
  }
  const outcome = engine.outcome(state) ?? [];
  const winners = outcome.filter(({ rank }) => rank === 1).length;
  const expected = outcome.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
  for (const view of [state, ...viewers.map((viewer) => engine.mask(state, viewer))])
    if (!same(chances(view), expected))
      flaws.push(`${engine.id} of ${setup.seats}: not the outcome at the end`);
  return { looks, flaws };
}

/** What is impossible about these chances. */
function* unsound(chances: readonly number[], seats: number): Iterable<string> {
  if (chances.length !== seats) yield `${chances.length} chances`;
  if (!chances.every((chance) => chance >= 0 && chance <= 1)) yield `no chances: ${chances.join(' ')}`;
  const sum = chances.reduce((all, chance) => all + chance, 0);
  if (!(Math.abs(sum - 1) <= ROUNDING)) yield `${sum} in all`;
}
