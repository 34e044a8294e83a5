import type { HostWord } from './host-process.ts';

/** The host's side of a server under load: reports that it is ready, answers questions, stops on request. */
export function hosting(
  ready: unknown,
  stop: () => Promise<void>,
  answers: Readonly<Record<string, () => unknown>> = {},
): void {
  const say = (word: HostWord): void => void process.send?.(word);
  const known: Readonly<Record<string, () => unknown>> = { ...answers, cpu, memory };
  const end = (): void => void stop().finally(() => process.exit(0));
  // The parent may have died without sending `stop`.
  process.on('disconnect', end);
  process.on('message', (ask: string) => {
    if (ask === 'stop') end();
    else void Promise.resolve(known[ask]?.()).then((answer) => say({ answer }));
  });
  say({ ready });
}

/** CPU time so far, in seconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Resident bytes after a full garbage collection. */
function memory(): number {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  return process.memoryUsage.rss();
}
