import type { CDPSession } from '@playwright/test';

/** An event of a trace, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread: what the machine does besides is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The outermost event of everything a thread does. */
const TASK = 'ThreadControllerImpl::RunTask';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  '__metadata',
];

/** Processor times of one page's threads, in milliseconds. */
export class Trace {
  readonly #events: readonly TraceEvent[];
  readonly #names = new Map<string, string>();

  constructor(events: readonly TraceEvent[]) {
    this.#events = events;
    for (const { name, pid, tid, args } of events)
      if (name === 'thread_name' && args?.name !== undefined) this.#names.set(`${pid} ${tid}`, args.name);
  }

  #on(thread: RegExp): TraceEvent[] {
    return this.#events.filter(({ pid, tid }) => thread.test(this.#names.get(`${pid} ${tid}`) ?? ''));
  }

  /** All tasks of the threads with such names, one after another. */
  rasters(): { readonly at: number; readonly ms: number }[] {
    return this.#events
      .filter(({ name, ph }) => ph === 'X' && name === 'RasterTask')
      .map(({ ts, tdur = 0 }) => ({ at: ts, ms: tdur / 1000 }));
  }

  tasks(thread: RegExp): { readonly at: number; readonly ms: number }[] {
    return this.#on(thread)
      .filter(({ name, ph }) => ph === 'X' && name === TASK)
      .map(({ ts, tdur = 0 }) => ({ at: ts, ms: tdur / 1000 }))
      .toSorted((one, other) => one.at - other.at);
  }

  debug(thread: RegExp): void {
    const sums = new Map<string, [number, number, number]>();
    for (const e of this.#on(thread))
      if (e.ph === 'X') {
        const o = sums.get(e.name) ?? [0, 0, 0];
        o[0] += (e.tdur ?? 0) / 1000;
        o[1] += 1;
        o[2] = Math.max(o[2], (e.tdur ?? 0) / 1000);
        sums.set(e.name, o);
      }
    console.log(
      [...sums]
        .sort((a, b) => b[1][0] - a[1][0])
        .slice(0, 22)
        .map(([n, [t, c, m]]) => `${n} ${t.toFixed(0)}ms x${c} max ${m.toFixed(1)}`)
        .join('\n'),
    );
    const per = new Map<string, number>();
    for (const e of this.#events)
      if (e.ph === 'X' && e.name === TASK) {
        const n = this.#names.get(`${e.pid} ${e.tid}`) ?? '?';
        per.set(n, (per.get(n) ?? 0) + (e.tdur ?? 0) / 1000);
      }
    console.log([...per].map(([n, t]) => `${n}=${t.toFixed(0)}`).join(' '));
  }

  /** When frames began on the page's main thread. */
  frames(): number[] {
    return this.#on(/^CrRendererMain$/)
      .filter(({ name }) => name === 'BeginMainThreadFrame')
      .map(({ ts }) => ts)
      .toSorted((one, other) => one - other);
  }

  /** What a kind of thread did from the beginning of each frame to that of the next. */
  perFrame(thread: RegExp): number[] {
    const frames = this.frames();
    const sums = frames.map(() => 0);
    let frame = -1;
    for (const { at, ms } of this.tasks(thread)) {
      while (frame + 1 < frames.length && (frames[frame + 1] ?? Infinity) <= at) frame += 1;
      if (frame >= 0) sums[frame] = (sums[frame] ?? 0) + ms;
    }
    // The last one is not over.
    return sums.slice(0, -1);
  }
}

/** Traces what a page does meanwhile. */
export async function traced(session: CDPSession, during: () => Promise<void>): Promise<Trace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  await during();
  const done = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve();
    });
  });
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  return new Trace(events);
}
