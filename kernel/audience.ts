import type { Engine } from './engine.ts';
import type { AnySetup } from './rules.ts';
import type { Viewer } from './seat.ts';
import { type Happening, type Listener, tell } from './told.ts';

interface Subscriber<Event> {
  readonly viewer: Viewer;
  readonly listener: Listener<Event>;
}

/** Those who follow a match. All hear of the rows in their order, even when a listener submits the next one itself. */
export class Audience<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #subscribers = new Set<Subscriber<Event>>();
  readonly #waiting: { step: Happening<State, Move, Event>; subscribers: Subscriber<Event>[] }[] = [];
  #telling = false;

  constructor(engine: Engine<Setup, State, Move, Event>) {
    this.#engine = engine;
  }

  admit(viewer: Viewer, listener: Listener<Event>): () => void {
    const subscriber = { viewer, listener };
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
    };
  }

  /** Returns what listeners threw: one that fails must keep no other from hearing. */
  tell(step: Happening<State, Move, Event>): unknown[] {
    this.#waiting.push({ step, subscribers: [...this.#subscribers] });
    if (this.#telling) return [];
    const failures: unknown[] = [];
    this.#telling = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      for (const subscriber of next.subscribers) {
        if (!this.#subscribers.has(subscriber)) continue;
        try {
          subscriber.listener(tell(this.#engine, next.step, subscriber.viewer));
        } catch (error) {
          failures.push(error);
        }
      }
    }
    this.#telling = false;
    return failures;
  }
}
