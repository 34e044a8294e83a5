import type { Engine, Masked } from '../../rules/engine.ts';
import { swiftRandom, swiftStreams } from '../../random/swift.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat, Viewer } from '../../rules/seat.ts';
import { same } from '../../rules/plain.ts';
import { RowContext } from '../../rules/play-context.ts';

/** One play of a random game, with what anybody at the table might ask about it. */
export interface RandomPlay<State, Move, Event> {
  readonly row: number;
  /** The table before the play. */
  readonly view: (viewer: Viewer) => Masked<State>;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** A legal move that `moves` lacks, if the list is not exhaustive. */
  readonly unlisted: readonly Move[];
  readonly move: Move;
  /** The events of the play, in full; the first play has those of the start as well. */
  readonly events: readonly Event[];
}

/** Picks one of the moves, given a random index. */
type Pick<Move> = (moves: readonly Move[], at: number) => Move | undefined;

/** Keeps the plays made so far, because playing a game takes longer than most questions about it. */
class ToldGame<Play> implements Iterable<Play> {
  readonly #plays: Play[] = [];
  readonly #rest: Iterator<Play>;

  constructor(game: Iterable<Play>) {
    this.#rest = game[Symbol.iterator]();
  }

  *[Symbol.iterator](): Iterator<Play> {
    for (let at = 0; ; at++) {
      if (at === this.#plays.length) {
        const { value, done } = this.#rest.next();
        if (done === true) return;
        this.#plays.push(value);
      }
      const play = this.#plays[at];
      if (play !== undefined) yield play;
    }
  }
}

/** The last game, by engine: a test often asks about the same one as the test before it. */
const lastTold = new WeakMap<object, { readonly of: readonly unknown[]; readonly told: ToldGame<unknown> }>();

const any: Pick<unknown> = (moves, at) => moves[at];

/** A whole game of random moves, play by play. */
export function randomGame<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  setup: Setup,
  seed: string,
  pick: Pick<Move> = any as Pick<Move>,
): Iterable<RandomPlay<State, Move, Event>> {
  const of = [JSON.stringify(setup), seed, pick];
  const last = lastTold.get(engine);
  if (last !== undefined && last.of.every((one, at) => one === of[at])) {
    return last.told as ToldGame<RandomPlay<State, Move, Event>>;
  }
  const told = new ToldGame(played(engine, setup, seed, pick));
  lastTold.set(engine, { of, told });
  return told;
}

function* played<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  setup: Setup,
  seed: string,
  pick: Pick<Move>,
): Iterable<RandomPlay<State, Move, Event>> {
  const random = swiftRandom(seed);
  const beyond = swiftRandom(`${seed} unlisted`);
  const streams = swiftStreams(seed);
  const opening = new RowContext<Event>(streams, 0);
  const state = engine.start(setup, opening);
  for (let row = 1; ; row++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) return;
    const moves = engine.moves(state, seat);
    const move = pick(moves, random.int(moves.length));
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    const sampled = engine.exhaustive(state, seat) ? [] : [engine.sample(state, seat, beyond)];
    const unlisted = sampled.filter((one) => !moves.some((other) => same(one, other)));
    const before = engine.clone(state);
    const context = new RowContext<Event>(streams, row);
    engine.play(state, seat, move, context);
    const view = (viewer: Viewer): Masked<State> => engine.mask(before, viewer);
    const events = row === 1 ? [...opening.events, ...context.events] : context.events;
    yield { row, view, seat, moves, unlisted, move, events };
  }
}
