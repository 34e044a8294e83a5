import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './contender.ts';

/** What a host says once it listens, and when it is asked how it is. */
export type HostWord<Ready> = { readonly ready: Ready } | { readonly usage: Usage };
export type HostAsk = 'usage' | 'stop';

/** A server in a process of its own, so that its processor time and memory are its own too. */
export class HostProcess<Ready> {
  readonly #child: ChildProcess;
  readonly ready: Ready;

  private constructor(child: ChildProcess, ready: Ready) {
    this.#child = child;
    this.ready = ready;
  }

  static async start<Ready>(file: string, args: readonly string[]): Promise<HostProcess<Ready>> {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
      execArgv: [...(process.env.PROFDIR?[...process.env.PROFDIR.split(' ')]:[]), '--expose-gc', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the server of the bench ended with ${String(code)}`);
    });
    const [word] = (await Promise.race([once(child, 'message'), died])) as [HostWord<Ready>];
    if (!('ready' in word)) throw new Error('the server of the bench did not say that it is ready');
    died.catch(() => {});
    return new HostProcess(child, word.ready);
  }

  async usage(): Promise<Usage> {
    this.#child.send('usage' satisfies HostAsk);
    const [word] = (await once(this.#child, 'message')) as [HostWord<Ready>];
    if (!('usage' in word)) throw new Error('the server of the bench did not say how it is');
    return word.usage;
  }

  async stop(): Promise<void> {
    const over = once(this.#child, 'exit');
    this.#child.send('stop' satisfies HostAsk);
    await over;
  }
}
