/** One move at a crossroads and how it has fared. */
export class Arm {
  readonly move: unknown;
  readonly key: string;
  /** How often it was gone. */
  visits = 0;
  /** What it brought its seat, all in all. */
  won = 0;

  constructor(move: unknown, key: string) {
    this.move = move;
    this.key = key;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.won / this.visits;
  }
}
