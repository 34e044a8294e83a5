import type { Engine } from '../rules/engine.ts';
import { copy } from '../rules/plain.ts';
import type { AnySetup } from '../rules/rules.ts';
import type { Viewer } from '../rules/seat.ts';
import { type RowListener, type AppliedRow, type UpdateListener, RowViews } from './row-update.ts';

type Subscriber<Setup extends AnySetup, State, Move, Event> = (
  telling: RowViews<Setup, State, Move, Event>,
) => void;

/** The subscribers of a match. All get the rows in order, even if a listener submits the next one itself. */
export class Subscribers<Setup extends AnySetup, State, Move, Event> {
  readonly #engine: Engine<Setup, State, Move, Event>;
  readonly #subscribers = new Set<Subscriber<Setup, State, Move, Event>>();
  readonly #waiting: {
    step: AppliedRow<State, Move, Event>;
    subscribers: Subscriber<Setup, State, Move, Event>[];
  }[] = [];
  #telling = false;

  constructor(engine: Engine<Setup, State, Move, Event>) {
    this.#engine = engine;
  }

  admit(viewer: Viewer, listener: UpdateListener<Event>): () => void {
    // A copy, so that a listener can change neither the table nor other viewers' updates.
    return this.#add((telling) => listener(copy(telling.updateFor(viewer))));
  }

  /** Masks and compares nothing until the listener asks for it. */
  admitFollower(listener: RowListener<Event>): () => void {
    return this.#add(({ publicUpdate, updateFor: to }) => listener(publicUpdate, to));
  }

  #add(subscriber: Subscriber<Setup, State, Move, Event>): () => void {
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
    };
  }

  /** Returns what listeners threw: a failing one must not stop the others. */
  tell(applied: AppliedRow<State, Move, Event>): unknown[] {
    this.#waiting.push({ step: applied, subscribers: [...this.#subscribers] });
    if (this.#telling) return [];
    const failures: unknown[] = [];
    this.#telling = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const telling = new RowViews(this.#engine, next.step);
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
