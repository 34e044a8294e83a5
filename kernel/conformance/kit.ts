import type { Random } from '../random/random.ts';
import type { AnySetup, Rules } from '../rules/rules.ts';
import type { Seat, Viewer } from '../rules/seat.ts';
import type { Golden } from './golden.ts';
import type { PerftCounts } from './perft.ts';

/** Something chance has brought: what fell, and the odds every outcome had just before. */
export interface Sighting {
  readonly fell: string;
  readonly odds: Readonly<Record<string, number>>;
}

/** One kind of chance as it comes out of play: a die, a draw, a deal. */
export interface KitChance<State, Event> {
  readonly name: string;
  /** `before` is null at the start of a game. */
  observe(before: State | null, after: State, events: readonly Event[]): readonly Sighting[];
}

/** What a game gives the conformance kit besides its rules. */
export interface Kit<Setup extends AnySetup, State, Move, Event> {
  readonly rules: Rules<Setup, State, Move, Event>;
  /** Set-ups to play; every seat count at least. */
  readonly setups: readonly { readonly name: string; readonly setup: Setup }[];
  /** A random game longer than this has not ended. */
  readonly maxPlays: number;
  /** Why the state is impossible, in words; nothing when it is sound. Full states only. */
  invariants(state: State): readonly string[];
  /**
   * A table that looks the same to the viewer: what the viewer may not see is shuffled. Written from the
   * rulebook's table of who sees what, never from `mask`. The state given is a copy and may be changed.
   */
  scramble(state: State, viewer: Viewer, random: Random): State;
  /** Nothing is hidden in this game, so a scrambled table is the same table. Left out: much is. */
  readonly open?: true;
  /** Every verb of every step, `battle.swap/keep`: play goes on until each has been checked `often` times. */
  readonly verbs: readonly string[];
  verbOf(state: State, seat: Seat, move: Move): string;
  /** 20 when left out. */
  readonly often?: number;
  /** After so many games at every set-up, a verb not met often enough counts as never met. 30 when left out. */
  readonly rounds?: number;
  /** Another move of the right shape, legal or not. The move given must not be changed. */
  mutate(state: State, move: Move, random: Random): Move;
  readonly chance: readonly KitChance<State, Event>[];
  /** Keys whose value says which variant an object of the state is; `step` is always one. */
  readonly variants?: readonly string[];
  readonly golden?: readonly Golden[];
  readonly perft?: readonly PerftCounts<Setup>[];
}

/** The kit knows nothing about a game's data but that it is plain. */
export type AnyKit = Kit<AnySetup, unknown, unknown, unknown>;

export type SetupEntry = AnyKit['setups'][number];
