import { playSet } from '../match/sealed-set.ts';
import { legalMoves } from '../rules/engine.ts';
import { copy } from '../rules/plain.ts';
import type { Streams } from '../random/streams.ts';
import { swiftRandom, swiftStreams } from '../random/swift.ts';
import type { Seat } from '../rules/seat.ts';
import { RowContext } from '../rules/play-context.ts';
import { Chooser } from './chooser.ts';
import { frozenCopy, text } from './data.ts';
import type { AnyKit, SetupEntry } from './kit.ts';
import { unlistedMoves } from './unlisted.ts';
import { type Act, chanceSeed, type CheckedPosition } from './checked-position.ts';

/** What the walker reports while it plays one random game. `state` is the live one, only for looking at. */
export interface Watcher {
  started(state: unknown, context: RowContext<unknown>): void;
  /** Before the plays of a position, and once more when the game is over. */
  reached(position: CheckedPosition): void;
  /** After these plays. */
  played(position: CheckedPosition, state: unknown, context: RowContext<unknown>): void;
  /** The game cannot continue although it has not ended. */
  stuck(problem: string, play: number): void;
}

/** A finished random game; its set-up and seed are enough to play it again. */
export interface Walked {
  readonly entry: SetupEntry;
  readonly seed: string;
  readonly streams: Streams;
  readonly played: readonly { readonly row: number; readonly acts: readonly Act[] }[];
  /** The bytes of the state at the start and after each position's plays. */
  readonly texts: readonly string[];
  readonly ended: boolean;
}

/**
 * Plays one random game. Its moves depend on set-up and seed alone, never on what is being checked, so that any play can
 * be reached again. Rows are counted as in a match.
 */
export function walk(kit: AnyKit, entry: SetupEntry, seed: string, watcher: Watcher): Walked {
  const { rules } = kit;
  const streams = swiftStreams(chanceSeed(entry.name, seed));
  const chooser = new Chooser(kit, swiftRandom(`${chanceSeed(entry.name, seed)}|choices`));
  const played: { row: number; acts: readonly Act[] }[] = [];
  const texts: string[] = [];
  const start = new RowContext<unknown>(streams, 0);
  const state: unknown = rules.start(copy(entry.setup), start);
  texts.push(text(state));
  watcher.started(state, start);
  let row = 0;
  let seen: unknown;
  let ended = false;
  for (let play = 0; ; play++) {
    const deciders = [...rules.deciders(state)];
    if (deciders.length > 0 && play >= kit.maxPlays) {
      watcher.stuck(`still not over after ${kit.maxPlays} plays`, play);
      break;
    }
    seen = frozenCopy(state, seen);
    const moves = new Map<Seat, readonly unknown[]>();
    for (const seat of deciders) moves.set(seat, legalMoves(kit.rules, seen, seat));
    const without = deciders.find((seat) => moves.get(seat)?.length === 0);
    if (without !== undefined) {
      watcher.stuck(`seat ${without} decides and has no move`, play);
      break;
    }
    const unlisted = new Map<Seat, readonly unknown[]>();
    for (const [seat, listed] of moves) {
      if (rules.exhaustive(seen, seat)) continue;
      const random = swiftRandom(`${chanceSeed(entry.name, seed)}|${play}|unlisted ${seat}`);
      unlisted.set(seat, unlistedMoves(kit, seen, seat, listed, random));
    }
    const acts = deciders.map((seat) =>
      chooser.act(seen, seat, moves.get(seat) ?? [], unlisted.get(seat) ?? []),
    );
    row += acts.length;
    const position: CheckedPosition = {
      kit,
      setup: entry.name,
      seed,
      play,
      row,
      streams,
      seats: entry.setup.seats,
      state: seen,
      text: texts.at(-1) ?? '',
      deciders,
      moves,
      unlisted,
      acts,
    };
    watcher.reached(position);
    if (acts.length === 0) {
      ended = true;
      break;
    }
    const context = new RowContext<unknown>(streams, row);
    playSet(rules, state, acts, context);
    played.push({ row, acts });
    texts.push(text(state));
    watcher.played(position, state, context);
  }
  return { entry, seed, streams, played, texts, ended };
}
