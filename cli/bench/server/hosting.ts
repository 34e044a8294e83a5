import type { Usage } from './contender.ts';
import type { HostWord } from './host-process.ts';

/** The host's side of a server under load: says that it is ready, answers what it is asked, stops when told. */
export function hosting(
  ready: unknown,
  stop: () => Promise<void>,
  answers: Readonly<Record<string, () => unknown>> = {},
): void {
  const say = (word: HostWord): void => void process.send?.(word);
  const known: Readonly<Record<string, () => unknown>> = { ...answers, usage };
  process.on('message', (ask: string) => {
    if (ask === 'stop') void stop().finally(() => process.exit(0));
    else void Promise.resolve(known[ask]?.()).then((answer) => say({ answer }));
  });
  say({ ready });
}

function usage(): Usage {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() };
}
