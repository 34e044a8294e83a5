import type { Engine } from './engine.ts';
import { copy } from './plain.ts';
import type { AnySetup } from './rules.ts';
import type { Viewer } from './seat.ts';
import { type Follower, type Happening, type Listener, Telling } from './told.ts';

/** Somebody who hears of a row in the way that is theirs. */
type Subscriber<Setup extends AnySetup, State, Move, Event> = (
  telling: Telling<Setup, State, Move, Event>,
) => void;

/** Those who follow a match. All hear of the rows in their order, even when a listener submits the next one itself. */
export class Audience<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #subscribers = new Set<Subscriber<Setup, State, Move, Event>>();
  readonly #waiting: {
    step: Happening<State, Move, Event>;
    subscribers: Subscriber<Setup, State, Move, Event>[];
  }[] = [];
  #telling = false;

  constructor(engine: Engine<Setup, State, Move, Event>) {
    this.#engine = engine;
  }

  admit(viewer: Viewer, listener: Listener<Event>): () => void {
    // A copy: whatever becomes of it, the table and what others are told stay as they are.
    return this.#add((telling) => listener(copy(telling.to(viewer))));
  }

  /** Masks nothing and compares nothing before the listener asks for it. */
  admitFollower(listener: Follower<Event>): () => void {
    return this.#add(({ news, to }) => listener(news, to));
  }

  #add(subscriber: Subscriber<Setup, State, Move, Event>): () => void {
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
      const telling = new Telling(this.#engine, next.step);
      for (const subscriber of next.subscribers) {
        if (!this.#subscribers.has(subscriber)) continue;
        try {
          subscriber(telling);
        } catch (error) {
          failures.push(error);
        }
      }
    }
    this.#telling = false;
    return failures;
  }
}
