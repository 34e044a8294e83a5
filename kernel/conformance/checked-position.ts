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

/** A move of a seat, tidied, and which verb of which step it is. */
export interface Act {
  readonly seat: Seat;
  readonly move: unknown;
  readonly verb: string;
}

/** What a run of plays left behind. */
export interface Ran {
  readonly state: unknown;
  readonly table: RowContext<unknown>;
}

/** A position of a random game with everything the checks look at. State, moves and acts are frozen. */
export interface CheckedPosition {
  readonly kit: AnyKit;
  readonly setup: string;
  readonly seed: string;
  /** How many plays were made before. */
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
  /** Legal moves no list has, of deciders whose lists are not exhaustive. */
  readonly unlisted: ReadonlyMap<Seat, readonly unknown[]>;
  /** What is played from here: one act, or a sealed one of every decider in seat order. */
  readonly acts: readonly Act[];
}

/** The decider's legal moves as far as they are known: those listed, and those met beside the list. */
export function legalAt({ moves, unlisted }: CheckedPosition, seat: Seat): readonly unknown[] {
  return [...(moves.get(seat) ?? []), ...(unlisted.get(seat) ?? [])];
}

/** Any legal move, an unlisted one too where there are such; undefined where there is none. */
export function anyLegal({ rules }: AnyKit, state: unknown, seat: Seat, random: Random): unknown {
  if (rules.sample !== undefined && !rules.exhaustive(state, seat)) return rules.sample(state, seat, random);
  const moves = legalMoves(rules, state, seat);
  return moves[random.int(Math.max(1, moves.length))];
}

/** Everybody who looks at the table, the spectator last. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** The seed of a random game's own chance. */
export function chanceSeed(setup: string, seed: string): string {
  return `${setup}|${seed}`;
}

/** Chance of a check's own: the same at the same place of the same game, whatever else is checked there. */
export function chanceOf(position: CheckedPosition, purpose: string): Random {
  return swiftRandom(`${chanceSeed(position.setup, position.seed)}|${position.play}|${purpose}`);
}

/** Plays the acts, tidied as a match would, one after another on a copy of the state, all with the table of one row. */
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

/** The same chance for everybody but one audience. */
export function reseeded(streams: Streams, fresh: Streams, audience: string): Streams {
  return {
    stream: (row, asked) => (asked === audience ? fresh : streams).stream(row, asked),
  };
}

/** The events as the viewer gets them; those kept from the viewer leave no trace. */
export function eventsFor(kit: AnyKit, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event) => kit.rules.maskEvent(event, viewer)).filter((event) => event !== null);
}

/** All a viewer can tell about the table after a run: the mask, who decides, the events. */
export function sightOf(kit: AnyKit, ran: Ran, viewer: Viewer): unknown {
  const { rules } = kit;
  return {
    mask: rules.mask(ran.state, viewer),
    deciders: rules.deciders(ran.state),
    outcome: rules.outcome(ran.state),
    events: eventsFor(kit, ran.table.events, viewer),
  };
}

/** Any of them. */
export function pick<T>(items: readonly T[], random: Random): T {
  return random.draw([...items]);
}

/** Up to `count` different items by chance. */
export function some<T>(items: readonly T[], count: number, random: Random): T[] {
  if (items.length <= count) return [...items];
  const rest = [...items];
  return Array.from({ length: count }, () => random.draw(rest));
}
