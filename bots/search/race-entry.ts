/** One of the moves in a race, measured by how much better it does than the favourite from the same states. */
export class RaceEntry {
  readonly move: unknown;
  /** How far ahead of the favourite it was ranked. */
  readonly edge: number;
  runs = 0;
  /** The sum of its odds, and of their lead over the favourite. */
  #won = 0;
  #gained = 0;

  constructor(move: unknown, edge: number) {
    this.move = move;
    this.edge = edge;
  }

  ran(odds: number, favourite: number): void {
    this.runs++;
    this.#won += odds;
    this.#gained += odds - favourite;
  }

  get mean(): number {
    return this.#won / this.runs;
  }

  /** How far ahead it is, with the ranking counting as much as `trust` runs. */
  lead(trust: number): number {
    return (trust * this.edge + this.#gained) / (trust + this.runs);
  }
}
