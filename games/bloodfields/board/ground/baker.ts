import type { Baked, BakeOrder } from './bake.ts';

interface Task {
  readonly key: string;
  readonly order: BakeOrder;
  /** Null once nobody waits for it. */
  done: ((baked: Baked) => void) | null;
}

/** Pixels kept to be shown again: a picture of the table, its tiles, and those of the previous view. */
const KEPT = 14_000_000;

/** Orders grounds from a worker, one at a time, the last ordered first: that is where the player looks now. */
class Baker {
  #worker: Worker | null = null;
  /** True if no worker can be had: the plain ground stays. */
  #broken = false;
  #waiting: Task[] = [];
  #baking: Task | null = null;
  /** Oldest first. */
  readonly #kept = new Map<string, Baked>();

  /** Calls back once the picture is there, at once if it was kept. Returns a function that cancels the order. */
  order(order: BakeOrder, key: string, done: (baked: Baked) => void): () => void {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#keep(key, kept);
      done(kept);
      return () => undefined;
    }
    const task: Task = { key, order, done };
    this.#waiting.push(task);
    this.#next();
    return () => {
      task.done = null;
      this.#waiting = this.#waiting.filter((other) => other !== task);
    };
  }

  #next(): void {
    if (this.#baking !== null || this.#broken) return;
    const task = this.#waiting.pop();
    if (task === undefined) return;
    this.#baking = task;
    this.#worker ??= this.#hire();
    this.#worker.postMessage(task.order, { transfer: [] });
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), {
      type: 'module',
      name: 'ground',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Baked>) => {
      this.#deliver(data);
      this.#next();
    });
    worker.addEventListener('error', () => {
      this.#broken = true;
      this.#waiting = [];
    });
    return worker;
  }

  #deliver(baked: Baked): void {
    const task = this.#baking;
    this.#baking = null;
    if (task === null) return;
    this.#keep(task.key, baked);
    // Others may have asked for the same picture in the meantime.
    const same = this.#waiting.filter(({ key }) => key === task.key);
    this.#waiting = this.#waiting.filter(({ key }) => key !== task.key);
    for (const { done } of [task, ...same]) done?.(baked);
  }

  #keep(key: string, baked: Baked): void {
    this.#kept.delete(key);
    this.#kept.set(key, baked);
    let pixels = 0;
    for (const { width, height } of this.#kept.values()) pixels += width * height;
    for (const [old, { width, height }] of this.#kept) {
      if (pixels <= KEPT || old === key) break;
      this.#kept.delete(old);
      pixels -= width * height;
    }
  }
}

export const baker = new Baker();
