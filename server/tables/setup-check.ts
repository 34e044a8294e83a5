import { check } from '@sanguine/kernel';
import { areKnown, mainThread, type Threads, threads } from '../work/threads.ts';
import { type Chosen, setupOf, type TableGame } from './game.ts';

/** A set-up somebody wants a game played with: plain data, so that it can be looked at elsewhere. */
export interface SetupTask {
  readonly game: string;
  readonly setup: unknown;
}

/** Whether the game takes the set-up. */
export function takesSetup(game: Pick<TableGame, 'engine'> | undefined, { setup }: SetupTask): boolean {
  return game !== undefined && game.engine.refuseSetup(setup) === null;
}

/** No game needs nearly as long to look at a board, nor does a thread to begin, on however busy a machine. */
const LIMITS = { width: 1, milliseconds: 30_000, waiting: 64 };

export function setupChecker(games: readonly TableGame[]): Threads<SetupTask, boolean> {
  if (areKnown(games)) return threads('checkSetup', LIMITS);
  return mainThread((task) =>
    takesSetup(
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
  readonly #checker: Threads<SetupTask, boolean>;
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(checker: Threads<SetupTask, boolean>) {
    this.#checker = checker;
  }

  async fits(game: TableGame, chosen: Chosen): Promise<boolean> {
    const setup = setupOf(game, chosen);
    if (setup === null) return false;
    const task = { game: game.engine.id, setup };
    const { board } = chosen;
    if (board === null || game.boards.some(({ id }) => id === board)) return takesSetup(game, task);
    return check(game.engine.schema.setup, setup).ok && this.#ask(task);
  }

  #ask(task: SetupTask): Promise<boolean> {
    const key = JSON.stringify(task);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const answer = this.#checker.run(task);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(key, answer);
    // What could not be found out is looked at anew by whoever asks next.
    answer.catch(() => this.#known.delete(key));
    return answer;
  }
}
