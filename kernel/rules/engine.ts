import { type Changes, changes } from '../match/changes.ts';
import type { Patch } from '../match/patch.ts';
import { preview, type Preview } from './preview.ts';
import type { Random } from '../random/random.ts';
import { KERNEL_REFUSALS, type Refusal, refusal } from './refusal.ts';
import type { AnySetup, Outcome, Rules, PlayContext } from './rules.ts';
import { check } from './schema.ts';
import type { Seat, Viewer } from './seat.ts';
import { why, type Pattern } from './why.ts';

/** The one place where a state gets its brand. */
function brand<Branded>(state: unknown): Branded {
  return state as Branded;
}

declare const fullness: unique symbol;
declare const viewpoint: unique symbol;

/** The whole truth about a table; only the server, the referee and imagined tables hold one. */
export type Full<State> = State & { readonly [fullness]: true };
/** What one viewer knows. Bots get nothing else. */
export type Masked<State> = State & { readonly [viewpoint]: true };
export type Either<State> = Full<State> | Masked<State>;

/** The only way into a game's rules. Its branded types make a leaked secret a compile error. */
export interface Engine<Setup extends AnySetup, State, Move, Event> extends Pick<
  Rules<Setup, State, Move, Event>,
  'id' | 'rulesVersion' | 'seats' | 'schema' | 'notation'
> {
  refuseSetup(setup: unknown): Refusal | null;
  start(setup: Setup, context: PlayContext<Event>): Full<State>;
  clone<S extends Either<State>>(state: S): S;
  deciders(state: Either<State>): readonly Seat[];
  /** Seats that may move although nobody waits for them. */
  volunteers(state: Either<State>): readonly Seat[];
  /** All legal moves, or only candidates where the step is not `exhaustive`. */
  moves(state: Either<State>, seat: Seat): Move[];
  /** A random legal move, not necessarily one of `moves`. */
  sample(state: Either<State>, seat: Seat, random: Random): Move;
  offers(state: Either<State>, seat: Seat): Iterable<Move>;
  exhaustive(state: Either<State>, seat: Seat): boolean;
  /** Accepts any data from any seat. */
  refuse(state: Either<State>, seat: Seat, move: unknown): Refusal | null;
  /** Like `refuse`, for a move whose shape is already checked. */
  forbid(state: Either<State>, seat: Seat, move: Move): Refusal | null;
  /** Why a half-made move cannot be completed; null if some legal move fits it. */
  why(state: Either<State>, seat: Seat, pattern: Pattern<Move>): Refusal | null;
  preview(state: Masked<State>, seat: Seat, move: Move): Preview<Masked<State>, Event>;
  tidy(move: Move): Move;
  /** The move must not be refused. */
  play(state: Full<State>, seat: Seat, move: Move, context: PlayContext<Event>): void;
  mask(state: Full<State>, viewer: Viewer): Masked<State>;
  /** What changed in each viewer's mask between two states; `changed` is the diff of the full states. */
  changes(before: Full<State>, after: Full<State>, changed: Patch): Changes;
  maskEvent(event: Event, viewer: Viewer): Event | null;
  face(state: Full<State>, seat: Seat, move: Move, viewer: Viewer): string;
  imagine(state: Masked<State>, viewer: Viewer, random: Random): Full<State>;
  outcome(state: Either<State>): Outcome | null;
  /** The points of each seat so far; public. */
  scores(state: Either<State>): readonly number[];
  /** The answer a seat gave before it was asked, to be played for it; null if it decides now or is not asked. */
  ordered(state: Either<State>, seat: Seat): Move | null;
  /** Seconds before an answer to the current question takes effect, so that its speed tells nothing. */
  leastTime(state: Either<State>): number;
  /** Checks a state read from storage; null if it is malformed. */
  load(data: unknown): Full<State> | null;
  upgrade(data: unknown, fromVersion: number): Full<State> | null;
}

export function engine<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
): Engine<Setup, State, Move, Event> {
  const moves = (state: State, seat: Seat): Move[] => legalMoves(rules, state, seat);
  const volunteers = (state: State): readonly Seat[] => rules.volunteers?.(state) ?? [];
  /** Comes before the check of the move's shape: a seat that is not asked gets the same refusal whatever it sends. */
  const unasked = (state: State, seat: Seat): Refusal | null => {
    const deciders = rules.deciders(state);
    if (deciders.length === 0) return refusal('', KERNEL_REFUSALS.over);
    const mayMove = deciders.includes(seat) || volunteers(state).includes(seat);
    return mayMove ? null : refusal('', KERNEL_REFUSALS.turn);
  };
  const refuse = (state: State, seat: Seat, move: unknown): Refusal | null => {
    const stranger = unasked(state, seat);
    if (stranger !== null) return stranger;
    const shaped = check(rules.schema.move, move);
    if (!shaped.ok) return refusal('', KERNEL_REFUSALS.shape, [], { problem: shaped.problem });
    return rules.refuse(state, seat, shaped.value);
  };
  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    seats: rules.seats,
    schema: rules.schema,
    notation: rules.notation,
    refuseSetup(setup) {
      const shaped = check(rules.schema.setup, setup);
      if (!shaped.ok) return refusal('', KERNEL_REFUSALS.setup, [], { problem: shaped.problem });
      const { seats } = shaped.value;
      if (seats < rules.seats.min || seats > rules.seats.max) {
        return refusal('', KERNEL_REFUSALS.setup, [], {
          problem: `seats: ${rules.seats.min} to ${rules.seats.max}`,
        });
      }
      return rules.refuseSetup(shaped.value);
    },
    start: (setup, context) => brand<Full<State>>(rules.start(setup, context)),
    clone: <S extends Either<State>>(state: S) => brand<S>(rules.clone(state)),
    deciders: (state) => rules.deciders(state),
    volunteers,
    moves,
    sample(state, seat, random) {
      if (rules.sample !== undefined) return rules.sample(state, seat, random);
      return random.draw(moves(state, seat));
    },
    offers: (state, seat) => rules.offers(state, seat),
    exhaustive: (state, seat) => rules.exhaustive(state, seat),
    refuse,
    forbid: (state, seat, move) => unasked(state, seat) ?? rules.refuse(state, seat, move),
    why: (state, seat, pattern) => why(rules, state, seat, pattern),
    preview: (state, seat, move) => brand<Preview<Masked<State>, Event>>(preview(rules, state, seat, move)),
    tidy: (move) => rules.tidy(move),
    play: (state, seat, move, context) => rules.play(state, seat, move, context),
    mask: (state, viewer) => brand<Masked<State>>(rules.mask(state, viewer)),
    changes: (before, after, changed) => changes(rules, before, after, changed),
    maskEvent: (event, viewer) => rules.maskEvent(event, viewer),
    face: (state, seat, move, viewer) => rules.face(state, seat, move, viewer),
    imagine: (state, viewer, random) => brand<Full<State>>(rules.imagine(state, viewer, random)),
    outcome: (state) => rules.outcome(state),
    scores: (state) => rules.scores(state),
    ordered: (state, seat) =>
      rules.ordered !== undefined && rules.deciders(state).includes(seat) ? rules.ordered(state, seat) : null,
    leastTime: (state) => rules.leastTime?.(state) ?? 0,
    load(data) {
      const shaped = check(rules.schema.state, data);
      return shaped.ok ? brand<Full<State>>(shaped.value) : null;
    },
    upgrade(data, fromVersion) {
      const upgraded = rules.upgrade?.(data, fromVersion) ?? null;
      return upgraded === null ? null : brand<Full<State>>(upgraded);
    },
  };
}

/** The legal moves, by the game's own generator if it has one. */
export function legalMoves<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  state: State,
  seat: Seat,
): Move[] {
  return rules.moves?.(state, seat) ?? legalOffers(rules, state, seat);
}

/** The legal moves by definition: offers not refused. */
export function legalOffers<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  state: State,
  seat: Seat,
): Move[] {
  const legal: Move[] = [];
  for (const move of rules.offers(state, seat)) {
    if (rules.refuse(state, seat, move) === null) legal.push(move);
  }
  return legal;
}
