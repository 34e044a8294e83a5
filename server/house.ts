import type { Locale } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { type Config, configOf, type StartProblem } from './config.ts';
import { endOnFault } from './last-resort.ts';
import { whyOf } from './plain-error.ts';
import { serve, type Served } from './serve.ts';
import { type Phrase, say } from './text/say.ts';

/** How long a shutdown may take. */
const PATIENCE_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const EXIT = { ok: 0, cut: 1, problem: 2, fault: 70, stopped: 130 } as const;

export interface HouseEnvironment {
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly locale: Locale;
  readonly out: (text: string) => void;
  readonly aside: (text: string) => void;
}

/** Starts the server from the environment, runs it until a signal stops it, and returns the exit code. */
export async function keepHouse({ env, locale, out, aside }: HouseEnvironment): Promise<number> {
  const complain = ({ key, values }: Omit<StartProblem, 'ok'>): void =>
    aside(say(locale, 'problem.line', { problem: say(locale, key, values) }));
  const read = configOf(env);
  if (!read.ok) {
    complain(read);
    return EXIT.problem;
  }
  // From here on a signal shuts the server down, even while it is starting.
  const told = signalled();
  const { signal } = told;
  const fault = (error: unknown): void => complain({ key: 'problem.fault', values: { why: whyOf(error) } });
  const stopListening = endOnFault(EXIT.fault, fault);
  try {
    const served = await serve(read.config, GAMES, { signal, waiting: complain });
    if (!served.ok) {
      if (signal.aborted) return EXIT.ok;
      complain(served);
      return EXIT.problem;
    }
    out(sign(locale, read.config, served));
    await told.first;
    out(say(locale, 'close.waiting'));
    return await Promise.race([served.close().then(() => EXIT.ok), told.second, patience()]);
  } catch (error) {
    fault(error);
    return EXIT.fault;
  } finally {
    stopListening();
    told.ignore();
  }
}

/** The text shown once the server is up. */
function sign(locale: Locale, config: Config, { addresses, pages }: Served): string {
  const { here, network, everybody } = addresses;
  const entries: (readonly [key: Phrase, address: string])[] = [
    ...(everybody === null ? [] : [['open.public', everybody] as const]),
    ['open.here', here],
    ...network.map((address) => ['open.network', address] as const),
  ];
  const labels = entries.map(([key]) => say(locale, key));
  const width = Math.max(...labels.map(columns));
  const lines = entries.map(([, address], at) => {
    const label = labels[at] ?? '';
    return `${label}${' '.repeat(width - columns(label))}   ${address}`;
  });
  const hints = [say(locale, ...keeping(config)), ...(pages ? [] : [say(locale, 'open.noPages')])];
  return ['', say(locale, 'open.title'), '', ...lines, '', ...hints, '']
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

function keeping({ databaseUrl }: Config): [key: Phrase, values?: { where: string }] {
  if (databaseUrl === 'sqlite::memory:') return ['open.memory'];
  return databaseUrl.startsWith('sqlite:')
    ? ['open.data', { where: databaseUrl.slice('sqlite:'.length) }]
    : ['open.postgres'];
}

/** Japanese characters are two columns wide in a terminal. */
function columns(text: string): number {
  return Array.from(text, (letter) => ((letter.codePointAt(0) ?? 0) > 0x1100 ? 2 : 1)).reduce<number>(
    (sum, width) => sum + width,
    0,
  );
}

/** The first signal asks for a clean shutdown, the second exits at once. */
function signalled() {
  const asked = new AbortController();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<number>();
  let heard = 0;
  const hear = (): void => {
    if (heard++ > 0) second.resolve(EXIT.stopped);
    else {
      asked.abort();
      first.resolve();
    }
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return {
    signal: asked.signal,
    first: first.promise,
    second: second.promise,
    ignore: () => {
      for (const signal of SIGNALS) process.off(signal, hear);
    },
  };
}

async function patience(): Promise<number> {
  return new Promise((resolve) => setTimeout(() => resolve(EXIT.cut), PATIENCE_MS).unref());
}
