import { bloodStone } from '@sanguine/blood-stone';
import type { BloodSpell } from '@sanguine/blood-stone/content/spells.ts';
import { game } from '@sanguine/blood-stone/game.ts';
import type { Event } from '@sanguine/blood-stone/rules/events.ts';
import type { AnyMove } from '@sanguine/blood-stone/rules/moves.ts';
import type { GameResult } from '@sanguine/blood-stone/rules/state.ts';
import { botRandom, decide, playoutBudget } from '@sanguine/bots';
import { RowContext, swiftStreams } from '@sanguine/kernel';
import { WitchWatch } from './witch-watch.ts';

/** A game to be played, as plain data to send to a thread. */
export interface PlannedGame {
  readonly glade: string;
  /** The level of both sides. */
  readonly level: string;
  /** How many for a decision, at a level that searches. */
  readonly playouts: number;
  readonly seed: string;
}

/** A game as the tables need it. */
export interface GameReport extends PlannedGame {
  readonly result: Exclude<GameResult, 'open'>;
  readonly rounds: number;
  /** How many turns the Witch ended, and how many of them on her first two rows. */
  readonly turns: number;
  readonly atHome: number;
  /** In how many turns she began with the spell in her hand, and in how many of these she cast it. */
  readonly held: Readonly<Record<BloodSpell, number>>;
  readonly cast: Readonly<Record<BloodSpell, number>>;
}

/** The same plan gives the same report. */
export function playPlanned(planned: PlannedGame): GameReport {
  const { glade, level, playouts, seed } = planned;
  const streams = swiftStreams(seed);
  const random = botRandom(seed);
  const state = bloodStone.start(game.setup(2, { board: glade }), new RowContext(streams, 0));
  const watch = new WitchWatch();
  for (let row = 1; ; row++) {
    const [seat] = bloodStone.deciders(state);
    if (seat === undefined) break;
    const { move } = decide(game, {
      level,
      view: bloodStone.mask(state, seat),
      seat,
      random: random(row, seat),
      budget: playoutBudget(playouts),
    });
    const context = new RowContext<Event>(streams, row);
    // The bots of a game play its own moves.
    bloodStone.play(state, seat, bloodStone.tidy(move as AnyMove), context);
    for (const event of context.events) watch.follow(state, event);
  }
  const { result, round } = state;
  if (result === 'open') throw new Error(`${seed}: nobody decides, and the game is not over`);
  return { ...planned, result, rounds: round, ...watch.report };
}
