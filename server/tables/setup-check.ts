import { check, KERNEL_REFUSALS, type Refusal, refusal } from '@sanguine/kernel';
import { LRUCache } from 'lru-cache';
import { areKnown, mainThread, type Threads, threads } from '../work/threads.ts';
import { type Chosen, setupOf, type TableGame } from './game.ts';
import { NO_SETUP, refuseSetup, type SetupTask } from './setup-task.ts';

/** Far above what any check takes, including the start of a thread on a busy machine. */
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

/** Checks set-ups. Checking a custom board may take long, so it runs in a thread, once for each text. */
export class SetupCheck {
  readonly #checker: Threads<SetupTask, Refusal | null>;
  readonly #known = new LRUCache<string, Promise<Refusal | null>>({ max: MOST_KNOWN });

  constructor(checker: Threads<SetupTask, Refusal | null>) {
    this.#checker = checker;
  }

  /** Why the game cannot be played like this; null if it can. */
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
    // A failed check is not cached: the next caller tries again.
    answer.catch(() => this.#known.delete(key));
    return answer;
  }
}
