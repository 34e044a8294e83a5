import { didOf, type RowUpdate } from '@sanguine/kernel';
import { reasonMessage } from './live.ts';

/**
 * Serializes one row for all its viewers, as `updateMessage` does, field by field. Parts that viewers share are the
 * same object and are serialized once.
 */
export class UpdateWriter {
  readonly #did = new Pen();
  readonly #deciders = new Pen();
  readonly #sealed = new Pen();
  readonly #outcome = new Pen();
  readonly #reason = new Pen();
  readonly #events = new Pens();
  readonly #patch = new Pens();

  /** `wait` as in the message; omitted if 0. */
  write(update: RowUpdate<unknown>, wait = 0): string {
    const { number, faces, canUndo } = update;
    const seen = faces.map(({ seat, face }) => `{"seat":${seat},"face":${JSON.stringify(face)}}`).join(',');
    const did = this.#did.write(update.did, didOf);
    const events = this.#events.write(update.events);
    const patch = this.#patch.write(update.patch);
    const deciders = this.#deciders.write(update.deciders);
    const sealed = this.#sealed.write(update.sealed);
    const outcome = this.#outcome.write(update.outcome);
    const { reason } = update;
    const why = reason === undefined ? '' : `,"reason":${this.#reason.write(reason, reasonMessage)}`;
    return (
      `{"type":"update","number":${number},"did":${did},"faces":[${seen}],"events":${events},` +
      `"patch":${patch},"deciders":${deciders},"sealed":${sealed},` +
      `"canUndo":${canUndo},"outcome":${outcome}${why}${wait > 0 ? `,"wait":${wait}` : ''}}`
    );
  }
}

/** Caches the last part it serialized. */
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

/** Serializes lists with a pen for each index: most viewers' lists begin with the same items. */
class Pens {
  readonly #pens: Pen[] = [];

  write(list: readonly unknown[]): string {
    return `[${list.map((part, at) => (this.#pens[at] ??= new Pen()).write(part)).join(',')}]`;
  }
}
