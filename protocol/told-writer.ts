import { didOf, type Told } from '@sanguine/kernel';

/**
 * Writes one row for those who see it: as `toldMessage` says it, field by field, in JSON. What several are told alike is
 * one thing for all of them and written out once.
 */
export class ToldWriter {
  readonly #written = new Map<unknown, string>();

  /** `wait` as in the message; 0: it is left out. */
  write(told: Told<unknown>, wait = 0): string {
    const { row, faces, events, patch, canUndo } = told;
    const seen = faces.map(({ seat, face }) => `{"seat":${seat},"face":${JSON.stringify(face)}}`).join(',');
    const did = this.#once(told.did, () => didOf(told.did));
    const deciders = this.#once(told.deciders);
    const sealed = this.#once(told.sealed);
    const outcome = this.#once(told.outcome);
    return (
      `{"type":"told","row":${row},"did":${did},"faces":[${seen}],"events":${this.#each(events)},` +
      `"patch":${this.#each(patch)},"deciders":${deciders},"sealed":${sealed},` +
      `"canUndo":${canUndo},"outcome":${outcome}${wait > 0 ? `,"wait":${wait}` : ''}}`
    );
  }

  #each(list: readonly unknown[]): string {
    return `[${list.map((item) => this.#once(item)).join(',')}]`;
  }

  #once(part: unknown, shown: () => unknown = () => part): string {
    const found = this.#written.get(part);
    if (found !== undefined) return found;
    const text = JSON.stringify(shown());
    this.#written.set(part, text);
    return text;
  }
}
