import type { HostAsk, HostWord } from './host-process.ts';

/** The host's side of a server under load: says that it is ready, answers how it is, stops when told. */
export function hosting<Ready>(ready: Ready, stop: () => Promise<void>): void {
  const say = (word: HostWord<Ready>): void => void process.send?.(word);
  process.on('message', (ask: HostAsk) => {
    if (ask === 'stop') {
      void stop().finally(() => process.exit(0));
      return;
    }
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    say({ usage: { cpu: (user + system) / 1e6, rss, heap: heapUsed } });
  });
  say({ ready });
}
