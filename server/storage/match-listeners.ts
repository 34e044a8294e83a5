import type { AnySetup, RowListener, UpdateListener, Match, Viewer } from '@sanguine/kernel';

type AnyStop = () => void;

/** The listeners of a match. It may be reloaded at the same row without their noticing. */
export class MatchListeners<Setup extends AnySetup, State, Move, Event> {
  /** How each subscribes to a match, and how it leaves the current one. */
  readonly #followers = new Map<(match: Match<Setup, State, Move, Event>) => AnyStop, AnyStop>();
  #match: Match<Setup, State, Move, Event>;

  constructor(match: Match<Setup, State, Move, Event>) {
    this.#match = match;
  }

  admit(viewer: Viewer, listener: UpdateListener<Event>): AnyStop {
    return this.#add((match) => match.subscribe(viewer, listener));
  }

  admitFollower(listener: RowListener<Event>): AnyStop {
    return this.#add((match) => match.follow(listener));
  }

  moveTo(match: Match<Setup, State, Move, Event>): void {
    this.#match = match;
    for (const [join, stop] of this.#followers) {
      stop();
      this.#followers.set(join, join(match));
    }
  }

  #add(join: (match: Match<Setup, State, Move, Event>) => AnyStop): AnyStop {
    this.#followers.set(join, join(this.#match));
    return () => {
      this.#followers.get(join)?.();
      this.#followers.delete(join);
    };
  }
}
