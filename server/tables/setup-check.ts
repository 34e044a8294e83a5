import { check, KERNEL_REFUSALS, type Refusal, refusal } from '@sanguine/kernel';
import { LRUCache } from 'lru-cache';
import { areKnown, mainThread, type Threads, threads } from '../work/threads.ts';
import { type Chosen, setupOf, type TableGame } from './game.ts';

/** A set-up somebody wants a game played with: plain data, so that it can be looked at elsewhere. */
export interface SetupTask {
  readonly game: string;
  readonly setup: unknown;
}

/** Why the game does not take the set-up; null: it does. */
export function refuseSetup(
  game: Pick<TableGame, 'engine'> | undefined,
  { setup }: SetupTask,
): Refusal | null {
  return game === undefined ? NO_SETUP : game.engine.refuseSetup(setup);
}

/** Said of what no game knows. */
const NO_SETUP = refusal('', KERNEL_REFUSALS.setup);

/** No game needs nearly as long to look at a board, nor does a thread to begin, on however busy a machine. */
const LIMITS = { width: 1, milliseconds: 30_000, waiting: 64 };

export function setupChecker(games: readonly TableGame[]): Threads<SetupTask, Refusal | null> {
  if (areKnown(games)) return threads('checkSetup', LIMITS);
  return mainThread((task) =>
    refuseSetup(
      games.find(({ engine }) => engine.id === task.game),
      task,
    ),
  );
}

const MOST_KNOWN = 256;

/**
 * Finds out whether games can be played as somebody wants them. A board written out may take long to look at: that is
 * done in a thread, once for each text.
 */
export class SetupCheck {
  readonly #checker: Threads<SetupTask, Refusal | null>;
  readonly #known = new LRUCache<string, Promise<Refusal | null>>({ max: MOST_KNOWN });

  constructor(checker: Threads<SetupTask, Refusal | null>) {
    this.#checker = checker;
  }

  /** Why the game cannot be played like this; null: it can. */
  async refuse(game: TableGame, chosen: Chosen): Promise<Refusal | null> {
    const setup = setupOf(game, chosen);
    if (setup === null) return NO_SETUP;
    const task = { game: game.engine.id, setup };
    const { board } = chosen;
    if (board === null || game.boards.some(({ id }) => id === board)) return refuseSetup(game, task);
    const shaped = check(game.engine.schema.setup, setup);
    return shaped.ok ? this.#ask(task) : refusal('', KERNEL_REFUSALS.setup, [], { problem: shaped.problem });
  }

  #ask(task: SetupTask): Promise<Refusal | null> {
    const key = JSON.stringify(task);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const answer = this.#checker.run(task);
    this.#known.set(key, answer);
    // What could not be found out is looked at anew by whoever asks next.
    answer.catch(() => this.#known.delete(key));
    return answer;
  }
}
