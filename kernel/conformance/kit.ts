import type { Random } from '../random/random.ts';
import type { AnySetup, Rules } from '../rules/rules.ts';
import type { Seat, Viewer } from '../rules/seat.ts';
import type { Golden } from './golden.ts';
import type { PerftCounts } from './perft.ts';

/** One result of chance, and the odds of every outcome just before. */
export interface Sighting {
  readonly fell: string;
  readonly odds: Readonly<Record<string, number>>;
}

/** One kind of chance as seen in play: a die, a draw, a deal. */
export interface KitChance<State, Event> {
  readonly name: string;
  /** `before` is null at the start of a game. */
  observe(before: State | null, after: State, events: readonly Event[]): readonly Sighting[];
}

/** What a game gives the conformance kit besides its rules. */
export interface Kit<Setup extends AnySetup, State, Move, Event> {
  readonly rules: Rules<Setup, State, Move, Event>;
  /** Set-ups to play; at least one for every seat count. */
  readonly setups: readonly { readonly name: string; readonly setup: Setup }[];
  /** A random game longer than this counts as endless. */
  readonly maxPlays: number;
  /** Why the state is impossible, in words; empty if it is sound. Full states only. */
  invariants(state: State): readonly string[];
  /**
   * A table that looks the same to the viewer, with everything the viewer may not see shuffled. Written from the rulebook's
   * table of who sees what, never from `mask`. The given state is a copy and may be changed.
   */
  scramble(state: State, viewer: Viewer, random: Random): State;
  /** Set if nothing is hidden in this game, so that a scrambled table is the same table. */
  readonly open?: true;
  /** Every verb of every step, `battle.swap/keep`: games are played until each has been checked `often` times. */
  readonly verbs: readonly string[];
  verbOf(state: State, seat: Seat, move: Move): string;
  /** Default: 20. */
  readonly often?: number;
  /** After this many games at every set-up, a verb not met often enough counts as never met. Default: 30. */
  readonly rounds?: number;
  /** Another well-formed move, legal or not. The given move must not be changed. */
  mutate(state: State, move: Move, random: Random): Move;
  readonly chance: readonly KitChance<State, Event>[];
  /** Keys whose value tells the variant of an object of the state; `step` is always one. */
  readonly variants?: readonly string[];
  readonly golden?: readonly Golden[];
  readonly perft?: readonly PerftCounts<Setup>[];
}

/** The kit knows only that a game's data is plain. */
export type AnyKit = Kit<AnySetup, unknown, unknown, unknown>;

export type SetupEntry = AnyKit['setups'][number];
