import { Mean } from './mean.ts';

/** One move of a node and how it has fared. */
export class Arm {
  readonly move: unknown;
  readonly key: string;
  /** How often it was chosen. */
  visits = 0;
  /** The sum of the odds its seat ended with. */
  won = 0;
  /** What people are told of it: the chances to win where its play-outs ended. */
  readonly told = new Mean();

  constructor(move: unknown, key: string) {
    this.move = move;
    this.key = key;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.won / this.visits;
  }
}
