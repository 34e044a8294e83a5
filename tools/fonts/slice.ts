import { readCharacters } from './characters.ts';
import { table, type Tables } from './woff.ts';

/** A glyph's outline as in the file, including references to its parts, and its metrics. */
export interface Glyph {
  readonly outline: Buffer;
  readonly advance: number;
  readonly bearing: number;
}

/** A file with some of a face's characters. */
export class Slice {
  readonly #glyf: Buffer;
  readonly #loca: Buffer;
  readonly #hmtx: Buffer;
  readonly #long: boolean;
  readonly #metrics: number;
  readonly characters: ReadonlyMap<number, number>;
  readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
    this.#glyf = table(tables, 'glyf');
    this.#loca = table(tables, 'loca');
    this.#hmtx = table(tables, 'hmtx');
    this.#long = table(tables, 'head').readInt16BE(50) === 1;
    this.#metrics = table(tables, 'hhea').readUInt16BE(34);
    this.characters = readCharacters(table(tables, 'cmap'));
  }

  glyph(id: number): Glyph {
    const last = Math.min(id, this.#metrics - 1);
    return {
      outline: this.#glyf.subarray(this.#offset(id), this.#offset(id + 1)),
      advance: this.#hmtx.readUInt16BE(last * 4),
      bearing:
        id < this.#metrics
          ? this.#hmtx.readInt16BE(id * 4 + 2)
          : this.#hmtx.readInt16BE(this.#metrics * 4 + (id - this.#metrics) * 2),
    };
  }

  #offset(id: number): number {
    return this.#long ? this.#loca.readUInt32BE(id * 4) : this.#loca.readUInt16BE(id * 2) * 2;
  }
}
