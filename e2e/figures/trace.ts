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

/** Something a thread did, in milliseconds of processor time. */
interface Done {
  /** In microseconds, by the trace's clock. */
  readonly at: number;
  readonly ms: number;
}

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  '__metadata',
];

/** The outermost event of everything a thread does, and one of painting a tile. */
const TASK = 'ThreadControllerImpl::RunTask';
const RASTER = 'RasterTask';

const PAGE = /^CrRendererMain$/;
const WORKER = /^DedicatedWorker/;

/** What the threads of a page did while it was traced. */
export class Trace {
  readonly #events: readonly TraceEvent[];
  readonly #threads = new Map<string, string>();

  constructor(events: readonly TraceEvent[]) {
    this.#events = events;
    for (const { name, pid, tid, args } of events)
      if (name === 'thread_name' && args?.name !== undefined) this.#threads.set(`${pid} ${tid}`, args.name);
  }

  #done(event: string, thread: RegExp): Done[] {
    return this.#events
      .filter(({ name, ph }) => ph === 'X' && name === event)
      .filter(({ pid, tid }) => thread.test(this.#threads.get(`${pid} ${tid}`) ?? ''))
      .map(({ ts, tdur = 0 }) => ({ at: ts, ms: tdur / 1000 }))
      .toSorted((one, other) => one.at - other.at);
  }

  /** All the page's main thread did. */
  get page(): Done[] {
    return this.#done(TASK, PAGE);
  }

  get workers(): Done[] {
    return this.#done(TASK, WORKER);
  }

  /** For each frame what the main thread did from its beginning to that of the next. */
  get frames(): number[] {
    return this.#perFrame(this.page);
  }

  /** For each frame the longest that one tile took to be painted, by whichever thread. */
  get tiles(): number[] {
    return this.#done(RASTER, /./).map(({ ms }) => ms);
  }

  #perFrame(done: readonly Done[]): number[] {
    const begins = this.#events
      .filter(({ name }) => name === 'BeginMainThreadFrame')
      .map(({ ts }) => ts)
      .toSorted((one, other) => one - other);
    const sums = begins.map(() => 0);
    let frame = -1;
    for (const { at, ms } of done) {
      while (frame + 1 < begins.length && (begins[frame + 1] ?? Infinity) <= at) frame += 1;
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
