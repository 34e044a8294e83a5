import type { AnySetup, Listener, Match, Viewer } from '@sanguine/kernel';

interface Follower<Event> {
  readonly viewer: Viewer;
  readonly listener: Listener<Event>;
  stop: () => void;
}

/** The listeners of a match that may be loaded anew under them, at the same row, without their noticing. */
export class Following<Setup extends AnySetup, State, Move, Event> {
  readonly #followers = new Set<Follower<Event>>();
  #match: Match<Setup, State, Move, Event>;

  constructor(match: Match<Setup, State, Move, Event>) {
    this.#match = match;
  }

  admit(viewer: Viewer, listener: Listener<Event>): () => void {
    const follower = { viewer, listener, stop: this.#match.subscribe(viewer, listener) };
    this.#followers.add(follower);
    return () => {
      follower.stop();
      this.#followers.delete(follower);
    };
  }

  moveTo(match: Match<Setup, State, Move, Event>): void {
    this.#match = match;
    for (const follower of this.#followers) {
      follower.stop();
      follower.stop = match.subscribe(follower.viewer, follower.listener);
    }
  }
}
