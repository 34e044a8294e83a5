import { playSet } from '../match/sealed-set.ts';
import { legalMoves } from '../rules/engine.ts';
import { copy } from '../rules/plain.ts';
import type { Random } from '../random/random.ts';
import type { Streams } from '../random/streams.ts';
import { swiftRandom } from '../random/swift.ts';
import type { Seat, Viewer } from '../rules/seat.ts';
import { RowContext } from '../rules/play-context.ts';
import { freeze } from './data.ts';
import type { AnyKit } from './kit.ts';

/** A seat's move, tidied, with its verb and step. */
export interface Act {
  readonly seat: Seat;
  readonly move: unknown;
  readonly verb: string;
}

/** The result of a run of plays. */
export interface Ran {
  readonly state: unknown;
  readonly table: RowContext<unknown>;
}

/** A position of a random game with everything the checks look at. State, moves and acts are frozen. */
export interface CheckedPosition {
  readonly kit: AnyKit;
  readonly setup: string;
  readonly seed: string;
  /** How many plays came before. */
  readonly play: number;
  /** The row whose streams the plays from here draw from. */
  readonly row: number;
  readonly streams: Streams;
  readonly seats: number;
  readonly state: unknown;
  readonly text: string;
  readonly deciders: readonly Seat[];
  /** Every decider's listed moves. */
  readonly moves: ReadonlyMap<Seat, readonly unknown[]>;
  /** Legal moves that no list contains, of deciders whose lists are not exhaustive. */
  readonly unlisted: ReadonlyMap<Seat, readonly unknown[]>;
  /** The plays from here: one act, or a sealed one of every decider in seat order. */
  readonly acts: readonly Act[];
}

/** The decider's known legal moves: the listed ones, and those found beside the list. */
export function legalAt({ moves, unlisted }: CheckedPosition, seat: Seat): readonly unknown[] {
  return [...(moves.get(seat) ?? []), ...(unlisted.get(seat) ?? [])];
}

/** Any legal move, possibly an unlisted one if there are such; undefined if there is none. */
export function anyLegal({ rules }: AnyKit, state: unknown, seat: Seat, random: Random): unknown {
  if (rules.sample !== undefined && !rules.exhaustive(state, seat)) return rules.sample(state, seat, random);
  const moves = legalMoves(rules, state, seat);
  return moves[random.int(Math.max(1, moves.length))];
}

/** All viewers of the table, the spectator last. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** The seed for the chance of a random game. */
export function chanceSeed(setup: string, seed: string): string {
  return `${setup}|${seed}`;
}

/** A check's own chance: the same at the same place of the same game, whatever else is checked there. */
export function chanceOf(position: CheckedPosition, purpose: string): Random {
  return swiftRandom(`${chanceSeed(position.setup, position.seed)}|${position.play}|${purpose}`);
}

/** Plays the acts one after another on a copy of the state, tidied as a match would, with the context of a single row. */
export function run(
  kit: AnyKit,
  state: unknown,
  acts: readonly Pick<Act, 'seat' | 'move'>[],
  streams: Streams,
  row: number,
): Ran {
  const after = copy(state);
  const context = new RowContext<unknown>(streams, row);
  const plays = acts.map(({ seat, move }) => ({ seat, move: kit.rules.tidy(move) }));
  playSet(kit.rules, after, plays, context);
  freeze(context.events);
  return { state: after, table: context };
}

/** The same chance for all audiences but one. */
export function reseeded(streams: Streams, fresh: Streams, audience: string): Streams {
  return {
    stream: (row, asked) => (asked === audience ? fresh : streams).stream(row, asked),
  };
}

/** The events as the viewer gets them; those hidden from the viewer leave no trace. */
export function eventsFor(kit: AnyKit, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event) => kit.rules.maskEvent(event, viewer)).filter((event) => event !== null);
}

/** Everything a viewer can tell about the table after a run: the mask, who decides, the outcome, the events. */
export function sightOf(kit: AnyKit, ran: Ran, viewer: Viewer): unknown {
  const { rules } = kit;
  return {
    mask: rules.mask(ran.state, viewer),
    deciders: rules.deciders(ran.state),
    outcome: rules.outcome(ran.state),
    events: eventsFor(kit, ran.table.events, viewer),
  };
}

/** A random item. */
export function pick<T>(items: readonly T[], random: Random): T {
  return random.draw([...items]);
}

/** Up to `count` different random items. */
export function some<T>(items: readonly T[], count: number, random: Random): T[] {
  if (items.length <= count) return [...items];
  const rest = [...items];
  return Array.from({ length: count }, () => random.draw(rest));
}
