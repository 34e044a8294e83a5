type TakeOver = () => void;

let waiting: TakeOver | null = null;
const listeners = new Set<() => void>();

/** The way to the version that waits; null while there is none. */
export const newVersion = {
  get: (): TakeOver | null => waiting,
  set(takeOver: TakeOver): void {
    waiting = takeOver;
    for (const listener of listeners) listener();
  },
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
