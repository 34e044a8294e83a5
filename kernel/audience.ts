import type { Changes } from './changes.ts';
import type { Engine } from './engine.ts';
import type { AnySetup } from './rules.ts';
import type { Viewer } from './seat.ts';
import { changesOf, type Happening, type Listener, type News, newsOf, tell } from './told.ts';

/** Somebody who hears of a row in the way that is theirs. */
type Subscriber<State, Move, Event> = (step: Happening<State, Move, Event>, changes: Changes) => void;

/** Those who follow a match. All hear of the rows in their order, even when a listener submits the next one itself. */
export class Audience<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #subscribers = new Set<Subscriber<State, Move, Event>>();
  readonly #waiting: {
    step: Happening<State, Move, Event>;
    subscribers: Subscriber<State, Move, Event>[];
  }[] = [];
  #telling = false;

  constructor(engine: Engine<Setup, State, Move, Event>) {
    this.#engine = engine;
  }

  admit(viewer: Viewer, listener: Listener<Event>): () => void {
    return this.#add((step, changes) => listener(tell(this.#engine, step, viewer, changes)));
  }

  /** Masks nothing and compares nothing: what is told is public. */
  admitFollower(listener: (news: News) => void): () => void {
    return this.#add((step) => listener(newsOf(this.#engine, step)));
  }

  #add(subscriber: Subscriber<State, Move, Event>): () => void {
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
      const changes = changesOf(this.#engine, next.step);
      for (const subscriber of next.subscribers) {
        if (!this.#subscribers.has(subscriber)) continue;
        try {
          subscriber(next.step, changes);
        } catch (error) {
          failures.push(error);
        }
      }
    }
    this.#telling = false;
    return failures;
  }
}
