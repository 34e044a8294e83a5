import type { HostWord } from './host-process.ts';

/** The host's side of a server under load: says that it is ready, answers what it is asked, stops when told. */
export function hosting(
  ready: unknown,
  stop: () => Promise<void>,
  answers: Readonly<Record<string, () => unknown>> = {},
): void {
  const say = (word: HostWord): void => void process.send?.(word);
  const known: Readonly<Record<string, () => unknown>> = { ...answers, cpu, memory };
  const end = (): void => void stop().finally(() => process.exit(0));
  // Whoever started it may have ended without a word.
  process.on('disconnect', end);
  process.on('message', (ask: string) => {
    if (ask === 'stop') end();
    else void Promise.resolve(known[ask]?.()).then((answer) => say({ answer }));
  });
  say({ ready });
}

/** Processor time so far, in seconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Bytes, once what is no longer needed is gone and its pages are given back. */
function memory(): number {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  return process.memoryUsage.rss();
}
