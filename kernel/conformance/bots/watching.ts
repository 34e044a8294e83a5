import { expect } from 'vitest';
import { playSet } from '../../match/sealed-set.ts';
import type { Masked } from '../../rules/engine.ts';
import type { ReasonedMove, Game } from '../../rules/game.ts';
import { swiftRandom, swiftStreams } from '../../random/swift.ts';
import type { AnySetup, Outcome } from '../../rules/rules.ts';
import type { Seat } from '../../rules/seat.ts';
import { RowContext } from '../../rules/play-context.ts';
import { seenBy } from '../words/speech.ts';

type Played<Setup extends AnySetup, State, Move, Event> = Pick<
  Game<Setup, State, Move, Event>,
  'engine' | 'bots'
>;

/** A game between bots, by seat. */
export interface BotGame<Setup> {
  readonly name: string;
  readonly setup: Setup;
  readonly levels: readonly string[];
  readonly seed: string;
}

/** One decision of a bot: what it saw, what it chose, and how it would choose from something else it saw. */
export interface Decision<State, Move> {
  readonly number: number;
  readonly view: Masked<State>;
  readonly seat: Seat;
  /** The seat's moves since anybody else decided. */
  readonly past: readonly Move[];
  readonly choice: ReasonedMove<Move>;
  readonly again: (view: Masked<State>) => ReasonedMove<Move>;
}

/** Plays a whole game between bots and shows every decision, which must be legal, to the witness. */
export function watchBots<Setup extends AnySetup, State, Move, Event>(
  game: Played<Setup, State, Move, Event>,
  { setup, levels, seed }: Omit<BotGame<Setup>, 'name'>,
  witness: (decision: Decision<State, Move>) => void = () => undefined,
): { readonly decisions: number; readonly outcome: Outcome } {
  const { engine } = game;
  const streams = swiftStreams(seed);
  const state = engine.start(setup, new RowContext<Event>(streams, 0));
  let number = 0;
  let streak: { readonly seat: Seat | null; readonly moves: Move[] } = { seat: null, moves: [] };
  for (let seats = engine.deciders(state); seats.length > 0; seats = engine.deciders(state)) {
    const chosen = seats.map((seat) => {
      const botSeed = `bot ${++number}`;
      const bot = botOf(game, levels[seat]);
      if (streak.seat !== seat) streak = { seat, moves: [] };
      const past = [...streak.moves];
      const again = (view: Masked<State>): ReasonedMove<Move> =>
        bot.choose(view, seat, swiftRandom(botSeed), past);
      const view = engine.mask(state, seat);
      const choice = again(view);
      const text = engine.notation.print(view, seat, choice.move);
      expect(engine.refuse(state, seat, choice.move), text).toBeNull();
      witness({ number, view, seat, past, choice, again });
      streak.moves.push(choice.move);
      return { seat, move: choice.move };
    });
    playSet(engine, state, chosen, new RowContext<Event>(streams, number));
  }
  return { decisions: number, outcome: engine.outcome(state) ?? [] };
}

function botOf<Setup extends AnySetup, State, Move, Event>(
  { bots }: Played<Setup, State, Move, Event>,
  level = '',
) {
  const bot = bots[level];
  if (bot === undefined) throw new Error(`no bot is called ${level}`);
  return bot;
}

/** What a level does in a position set up by hand, in notation; another seed may give another move. */
export function choosing<Setup extends AnySetup, State, Move, Event>(
  game: Played<Setup, State, Move, Event>,
) {
  return <Who>(
    level: string,
    scene: { readonly state: State; seat(who: Who): Seat },
    who: Who,
    seed = 'scene',
  ): string => {
    const seat = scene.seat(who);
    const view = seenBy(game.engine, scene.state, seat);
    const { move } = botOf(game, level).choose(view, seat, swiftRandom(seed));
    return game.engine.notation.print(view, seat, move);
  };
}
