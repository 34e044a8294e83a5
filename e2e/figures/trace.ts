import type { CDPSession } from '@playwright/test';

/** The parts of a trace event that are read here; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, which leaves out what else the machine does. */
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
  // These happen within the others: see below.
  'blink',
  '__metadata',
];

/** The outermost event of whatever a thread does. */
const TASK = 'ThreadControllerImpl::RunTask';

const PAGE = /^CrRendererMain$/;
const WORKER = /^DedicatedWorker/;

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** An open event, with what has happened within it so far. */
interface Open {
  readonly event: TraceEvent;
  /** Times of what happened within it: as told, by the wall clock, and what they must have been. */
  told: number;
  passed: number;
  spent: number;
}

/**
 * The processor time of a thread's events. On some machines its clock leaps by several milliseconds within an event that took a
 * tenth of one, so no event counts for more than the wall-clock time it took.
 */
function processorTimes(events: readonly TraceEvent[]): Map<TraceEvent, number> {
  const times = new Map<TraceEvent, number>();
  const open: Open[] = [];
  const close = ({ event, told, passed, spent }: Open): void => {
    const { dur = 0, tdur = 0 } = event;
    const all = spent + Math.max(0, Math.min(tdur - told, dur - passed));
    times.set(event, all);
    const outer = open.at(-1);
    if (outer === undefined) return;
    outer.told += tdur;
    outer.passed += dur;
    outer.spent += all;
  };
  const closeUntil = (ts: number): void => {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if (last.event.ts + (last.event.dur ?? 0) > ts) return;
      open.pop();
      close(last);
    }
  };
  for (const event of events.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    closeUntil(event.ts);
    open.push({ event, told: 0, passed: 0, spent: 0 });
  }
  closeUntil(Infinity);
  return times;
}

/** What the threads of a page did while it was traced. */
export class Trace {
  readonly #events: readonly TraceEvent[];
  readonly #threads = new Map<string, string>();

  constructor(events: readonly TraceEvent[]) {
    this.#events = events;
    for (const event of events)
      if (event.name === 'thread_name' && event.args?.name !== undefined)
        this.#threads.set(threadOf(event), event.args.name);
  }

  #done(event: string, thread: RegExp): Done[] {
    const done = this.#events.filter(
      (one) => one.ph === 'X' && thread.test(this.#threads.get(threadOf(one)) ?? ''),
    );
    return [...Map.groupBy(done, threadOf).values()]
      .flatMap((events) => [...processorTimes(events)])
      .filter(([{ name }]) => name === event)
      .map(([{ ts }, time]) => ({ at: ts, ms: time / 1000 }))
      .toSorted((one, other) => one.at - other.at);
  }

  /** Everything the page's main thread did. */
  get page(): Done[] {
    return this.#done(TASK, PAGE);
  }

  get workers(): Done[] {
    return this.#done(TASK, WORKER);
  }

  /** For each frame, how long the main thread worked until the next one began. */
  get frames(): number[] {
    return this.#perFrame(this.page);
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
    // The last frame is not over.
    return sums.slice(0, -1);
  }
}

/** Traces what a page does during something. */
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
