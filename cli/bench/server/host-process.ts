import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Queue } from '@sanguine/kernel';

/** A host's messages: `ready` once, then an answer to each question. */
export type HostWord = { readonly ready: unknown } | { readonly answer: unknown };

/** A server in its own process, so that its CPU time and memory can be measured alone. */
export class HostProcess<Ready> {
  readonly #child: ChildProcess;
  readonly ready: Ready;
  readonly #asking = new Queue();

  private constructor(child: ChildProcess, ready: Ready) {
    this.#child = child;
    this.ready = ready;
  }

  static async start<Ready>(file: string, args: readonly string[]): Promise<HostProcess<Ready>> {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const word = await heard(child);
    if (!('ready' in word)) throw new Error('the server of the bench did not say that it is ready');
    return new HostProcess(child, word.ready as Ready);
  }

  /** Questions are sent one at a time, so answers arrive in order. */
  ask<Answer>(what: string): Promise<Answer> {
    return this.#asking.enter(async () => {
      this.#child.send(what);
      const word = await heard(this.#child);
      if (!('answer' in word)) throw new Error(`the server of the bench did not answer ${what}`);
      return word.answer as Answer;
    });
  }

  cpu(): Promise<number> {
    return this.ask('cpu');
  }

  memory(): Promise<number> {
    return this.ask('memory');
  }

  async stop(): Promise<void> {
    const over = once(this.#child, 'exit');
    this.#child.send('stop');
    await over;
  }
}

async function heard(child: ChildProcess): Promise<HostWord> {
  const listening = new AbortController();
  const { signal } = listening;
  const died = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the server of the bench ended with ${String(code)}`);
  });
  try {
    const [word] = (await Promise.race([once(child, 'message', { signal }), died])) as [HostWord];
    return word;
  } finally {
    died.catch(() => {});
    listening.abort();
  }
}
