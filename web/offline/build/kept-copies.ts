import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies of files that take long to make, kept between builds and found by a hash of the original. */
export class KeptCopies {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The copy of these bytes with this ending, made only if there is none yet. */
  of(bytes: Buffer, ending: string, make: (bytes: Buffer) => Buffer): Buffer {
    const name = createHash('sha256').update(bytes).digest('hex') + ending;
    this.#used.add(name);
    const path = join(this.#folder, name);
    try {
      return readFileSync(path);
    } catch {
      const copy = make(bytes);
      writeFileSync(path, copy);
      return copy;
    }
  }

  /** Removes all copies that this build did not use. */
  forgetOthers(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!this.#used.has(name)) rmSync(join(this.#folder, name));
    }
  }
}
