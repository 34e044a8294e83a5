/** What a game must pass; the numbers are those of the architecture's list. */
export const CHECKS = [
  ['ends', '1 random games end, the invariants hold, every decider has a move'],
  ['shape', '1 states and moves are plain data that their schemas know, with keys that stay'],
  ['replay', '2 a replay, a saved and a resumed game give byte-equal states'],
  ['legality', '3 moves are accepted; mutants and junk are refused with a reason or listed'],
  ['moves', '3 moves are the offers not refused, tidy is stable, sample stays inside'],
  ['view', '4 refusals, offers and moves are the same on the decider’s own mask'],
  ['leaks', '5 nothing hidden shows in masks, deciders, faces, events or chance'],
  ['imagine', '6 an imagined table looks the same and can be played on'],
  ['undo', '7 undo returns to the byte-equal state, and so does a choice taken back'],
  ['notation', '8 notation is read back as the tidy move and printed alike on the mask'],
  ['golden', '9 golden replays and perft counts come out as written down'],
  ['isolation', '10 clones, masks and starts share nothing'],
  ['commute', '11 plays commute with masks; those that draw or reveal stop a preview'],
  ['sealed', '12 a sealed choice changes nobody’s moves, and the order no result'],
  ['fairness', '13 chance is fair as it comes out of play'],
  ['coverage', '14 every verb was checked often enough'],
] as const;

export type CheckName = (typeof CHECKS)[number][0];

/** Where in which random game something was seen; enough to see it again. */
export interface Place {
  readonly setup: string;
  readonly seed: string;
  /** How many plays were made before; -1 when it concerns no single play. */
  readonly play: number;
  readonly verb: string | null;
}

export interface Violation extends Place {
  readonly check: CheckName;
  readonly message: string;
}

/** Takes down a violation at a place that is already known. */
export type Note = (message: string, verb?: string) => void;

/** One line that lets anybody see the violation again. */
export function line(violation: Violation): string {
  const { check, setup, seed, play, verb, message } = violation;
  const where = [`set-up ${setup}`, `seed ${seed}`];
  if (play >= 0) where.push(`play ${play}`);
  if (verb !== null) where.push(verb);
  return `${check} [${where.join(', ')}]: ${message}`;
}

const KEPT = 5;

/** All violations met; of each check only the first few are kept, the others counted. */
export class Notebook {
  readonly #kept: Violation[] = [];
  readonly #counts = new Map<CheckName, number>();

  add(violation: Violation): void {
    const count = (this.#counts.get(violation.check) ?? 0) + 1;
    this.#counts.set(violation.check, count);
    if (count <= KEPT) this.#kept.push(violation);
  }

  count(check: CheckName): number {
    return this.#counts.get(check) ?? 0;
  }

  get violations(): readonly Violation[] {
    return this.#kept;
  }

  /** What a test shows. */
  lines(check: CheckName): readonly string[] {
    const lines = this.#kept.filter((violation) => violation.check === check).map(line);
    const more = this.count(check) - lines.length;
    return more > 0 ? [...lines, `… and ${more} more`] : lines;
  }
}
