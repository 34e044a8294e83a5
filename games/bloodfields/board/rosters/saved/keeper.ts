import type { Notes, NotesProblem } from '@sanguine/ui';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { changeChapter } from '../../notes.ts';
import {
  type Collection,
  joinBooks,
  readBook,
  type RosterBook,
  type SavedRoster,
  withCollection,
  withoutRosters,
  withRoster,
} from './book.ts';

/** The rosters, and how storing them went. */
export interface Kept {
  /** Null until they have been read. */
  readonly book: RosterBook | null;
  /** `busy`: being written. */
  readonly device: 'busy' | NotesProblem | null;
  /** `none`: nobody is signed in; `busy`: being written. */
  readonly account: 'none' | 'busy' | 'kept' | NotesProblem;
}

interface Places {
  readonly device: Notes;
  readonly account: Notes | null;
  /** In milliseconds. */
  readonly now: () => number;
  /** Calls back a little later; returns a function that stops it. */
  readonly later: (then: () => void) => () => void;
}

/**
 * Stores rosters on the device and, for a player who is signed in, in the account too. Both hold everything: what is found in
 * one place is written to the other, and of a roster found in both the later change counts. Writing also merges, so that
 * two windows or two devices lose nothing to each other.
 */
export class RosterKeeper {
  readonly kept = new Observable<Kept>({ book: null, device: null, account: 'none' });
  readonly #places: Places;
  #stop: (() => void) | null = null;
  /** How many changes are being written to the device. */
  #writing = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Reads both places and merges them. */
  async open(): Promise<void> {
    await this.#keepOnDevice();
    await this.#keepInAccount();
  }

  /** Sends to the account at once what has not reached it yet. */
  close(): void {
    if (this.#stop === null) return;
    this.#stop();
    void this.#keepInAccount();
  }

  /** Saves a roster with the time of the change, and returns it. */
  save(roster: Omit<SavedRoster, 'changed'> & { readonly changed?: number }): SavedRoster {
    // Later than before, however fast the changes come and whatever other clocks say.
    const changed = Math.max(this.#places.now(), (roster.changed ?? 0) + 1);
    const saved: SavedRoster = { ...roster, changed };
    this.#change((book) => withRoster(book, saved));
    return saved;
  }

  /** Null if the player may use any miniature. */
  own(owned: Collection | null): void {
    this.#change((book) => withCollection(book, owned, this.#places.now()));
  }

  remove(ids: readonly string[]): void {
    this.#change((book) => withoutRosters(book, ids, this.#places.now()));
  }

  #change(change: (book: RosterBook) => RosterBook): void {
    this.kept.change({ book: change(this.kept.get().book ?? {}) });
    void this.#keepOnDevice();
    if (this.#places.account === null) return;
    this.kept.change({ account: 'busy' });
    this.#stop?.();
    this.#stop = this.#places.later(() => {
      this.#stop = null;
      void this.#keepInAccount();
    });
  }

  async #keepOnDevice(): Promise<void> {
    this.#writing += 1;
    this.kept.change({ device: 'busy' });
    const problem = await this.#joinWith(this.#places.device);
    this.#writing -= 1;
    // The last write holds everything.
    if (this.#writing === 0) this.kept.change({ device: problem });
  }

  async #keepInAccount(): Promise<void> {
    const { account } = this.#places;
    if (account === null) return;
    this.#stop = null;
    this.kept.change({ account: 'busy' });
    const before = this.kept.get().book;
    const problem = await this.#joinWith(account);
    this.kept.change({ account: problem ?? 'kept' });
    if (this.kept.get().book !== before) await this.#keepOnDevice();
  }

  /** Merges both ways: what is here goes there, and what is there comes here. */
  async #joinWith(notes: Notes): Promise<NotesProblem | null> {
    const { value, problem } = await changeChapter(notes, 'rosters', (before) => {
      const joined = joinBooks(this.kept.get().book ?? {}, readBook(before));
      // A player without rosters leaves no trace.
      return Object.keys(joined).length === 0 ? before : joined;
    });
    this.kept.change({ book: joinBooks(this.kept.get().book ?? {}, readBook(value)) });
    return problem;
  }
}
