import { RowContext, type Seat, swiftStreams } from '@sanguine/kernel';
import { bloodfields } from '@sanguine/bloodfields';
import { veteran } from '@sanguine/bloodfields/bot/veteran.ts';
import { DEFAULT_OPTIONS } from '@sanguine/bloodfields/content/options.ts';
import type { Event } from '@sanguine/bloodfields/rules/events.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { type BySource, CourseWatch } from './course.ts';
import { type ByMeans, MeansWatch } from './means.ts';
import type { PlannedGame } from './sets.ts';
import { type Uses, UseWatch } from './use-watch.ts';

/** A game as the tables need it: plain data, by seat where there are two values. */
export interface GameReport extends PlannedGame {
  /** Null: a draw. */
  readonly winner: Seat | null;
  /** Points at the end of each round. */
  readonly rounds: readonly (readonly [number, number])[];
  /** How often the lead changed hands. */
  readonly changes: number;
  readonly sources: readonly [BySource, BySource];
  readonly damage: ByMeans;
  readonly kills: readonly [ByMeans, ByMeans];
  readonly uses: Uses;
}

/** Plays a planned game with Veterans. The same plan gives the same report. */
export function playPlanned(planned: PlannedGame): GameReport {
  const streams = swiftStreams(planned.seed);
  const bots = swiftStreams(`${planned.seed} bots`);
  const { layout, scenario } = planned;
  const setup = { seats: 2, layout, options: { ...DEFAULT_OPTIONS, scenario } };
  const refused = bloodfields.refuseSetup(setup);
  if (refused !== null) throw new Error(`${planned.seed}: ${refused.code}`);
  const context = new RowContext<Event>(streams, 0);
  const state = bloodfields.start(setup, context);
  const course = new CourseWatch();
  const means = new MeansWatch();
  const use = new UseWatch();
  for (let row = 1; ; row++) {
    const deciders = bloodfields.deciders(state);
    if (deciders.length === 0) break;
    const done = new RowContext<Event>(streams, row);
    const played = deciders.map((seat) => {
      const view = bloodfields.mask(state, seat);
      const fixed = fixedMove(state, seat, planned);
      const move = fixed ?? veteran(view, seat, bots.stream(row, `${seat}`));
      if (fixed === null) use.decide(view, bloodfields.moves(view, seat), move);
      return { seat, move };
    });
    for (const { seat, move } of played) bloodfields.play(state, seat, move, done);
    for (const event of done.events) {
      course.follow(event);
      means.follow(event);
      use.follow(event);
    }
  }
  const { rounds, changes, sources } = course;
  const { damage, kills } = means;
  return { ...planned, winner: winnerOf(state), rounds, changes, sources, damage, kills, uses: use.uses };
}

/** Moves decided by the plan and not by the bots: rosters, token and side. */
function fixedMove(state: State, seat: Seat, { rosters, holder, south }: PlannedGame): AnyMove | null {
  const frame = state.frames.at(-1);
  if (frame?.step === 'muster') {
    const roster = rosters[seat] ?? [];
    return { do: 'muster', roster: roster.map(({ kind, items }) => ({ kind, items: [...items] })) };
  }
  if (frame?.step !== 'prize') return null;
  const side = { do: 'take', what: seat === south ? 'south' : 'north' } as const;
  return !frame.side && seat === holder ? { do: 'take', what: 'token' } : side;
}

function winnerOf(state: Parameters<typeof bloodfields.outcome>[0]): Seat | null {
  const outcome = bloodfields.outcome(state);
  if (outcome === null) throw new Error('nobody decides, and the game is not over');
  const first = outcome.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? (first[0] ?? null) : null;
}
