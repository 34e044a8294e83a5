import { didOf, type RowUpdate } from '@sanguine/kernel';

/**
 * Writes one row for those who see it: as `updateMessage` says it, field by field, in JSON. What several are told alike is
 * one thing for all of them and written out once.
 */
export class UpdateWriter {
  readonly #did = new Pen();
  readonly #deciders = new Pen();
  readonly #sealed = new Pen();
  readonly #outcome = new Pen();
  readonly #events = new Pens();
  readonly #patch = new Pens();

  /** `wait` as in the message; 0: it is left out. */
  write(update: RowUpdate<unknown>, wait = 0): string {
    const { number, faces, canUndo } = update;
    const seen = faces.map(({ seat, face }) => `{"seat":${seat},"face":${JSON.stringify(face)}}`).join(',');
    const did = this.#did.write(update.did, didOf);
    const events = this.#events.write(update.events);
    const patch = this.#patch.write(update.patch);
    const deciders = this.#deciders.write(update.deciders);
    const sealed = this.#sealed.write(update.sealed);
    const outcome = this.#outcome.write(update.outcome);
    return (
      `{"type":"update","number":${number},"did":${did},"faces":[${seen}],"events":${events},` +
      `"patch":${patch},"deciders":${deciders},"sealed":${sealed},` +
      `"canUndo":${canUndo},"outcome":${outcome}${wait > 0 ? `,"wait":${wait}` : ''}}`
    );
  }
}

/** Does not write out again what it wrote last. */
class Pen {
  #part: unknown;
  #text: string | null = null;

  write<Part>(part: Part, shown: (part: Part) => unknown = (whole) => whole): string {
    if (this.#text !== null && part === this.#part) return this.#text;
    this.#part = part;
    this.#text = JSON.stringify(shown(part));
    return this.#text;
  }
}

/** Writes lists, with a pen for each place: most viewers' lists begin with the same things. */
class Pens {
  readonly #pens: Pen[] = [];

  write(list: readonly unknown[]): string {
    return `[${list.map((part, at) => (this.#pens[at] ??= new Pen()).write(part)).join(',')}]`;
  }
}
