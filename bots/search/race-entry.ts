/** One of the moves in a race. It is measured by how much better it fares than the favourite, on the same tables. */
export class RaceEntry {
  readonly move: unknown;
  /** How far ahead of the favourite it is at first sight. */
  readonly edge: number;
  runs = 0;
  /** What it brought, and by how much that was more than what the favourite did. */
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

  /** How far ahead it is, when the first sight counts as much as so many runs. */
  lead(trust: number): number {
    return (trust * this.edge + this.#gained) / (trust + this.runs);
  }
}
