/** What every game must pass, check by check. */
export const CHECKS = [
  ['ends', 'random games end, the invariants hold, every decider has a move'],
  ['shape', 'states and moves are plain data that their schemas know, with keys that stay'],
  ['replay', 'a replay, a saved and a resumed game give byte-equal states'],
  ['legality', 'moves are accepted; mutants and junk are refused with a reason, or listed where all are'],
  ['moves', 'moves are the offers not refused, tidy is stable, what is sampled is legal'],
  ['view', 'refusals, offers and moves are the same on the decider’s own mask'],
  ['leaks', 'nothing hidden shows in masks, deciders, faces, events or chance'],
  ['veil', 'what lies open and what is covered part the state and make up the mask'],
  ['imagine', 'an imagined table looks the same and can be played on'],
  ['undo', 'undo returns to the byte-equal state, and so does a choice taken back'],
  ['notation', 'notation is read back as the tidy move and printed alike on the mask'],
  ['golden', 'golden replays and perft counts come out as written down'],
  ['isolation', 'clones, masks and starts share nothing but values'],
  ['commute', 'plays commute with masks; those that draw or reveal stop a preview'],
  ['sealed', 'a sealed choice changes nobody’s moves, and the order no result'],
  ['orders', 'what is ordered beforehand is the only move; how long an answer waits is public'],
  ['concede', 'every seat may concede at any moment, which tells nothing, changes no state and is proved'],
  ['fairness', 'chance is fair as it comes out of play'],
  ['coverage', 'every verb was checked often enough'],
] as const;

export type CheckName = (typeof CHECKS)[number][0];

/** Where in which random game something was seen; enough to see it again. */
export interface ViolationPlace {
  readonly setup: string;
  readonly seed: string;
  /** How many plays came before; -1 if it concerns no single play. */
  readonly play: number;
  readonly verb: string | null;
}

export interface Violation extends ViolationPlace {
  readonly check: CheckName;
  readonly message: string;
}

/** Records a violation at a known place. */
export type ReportViolation = (message: string, verb?: string) => void;

/** One line with which anybody can see the violation again. */
export function line(violation: Violation): string {
  const { check, setup, seed, play, verb, message } = violation;
  const where = [`set-up ${setup}`, `seed ${seed}`];
  if (play >= 0) where.push(`play ${play}`);
  if (verb !== null) where.push(verb);
  return `${check} [${where.join(', ')}]: ${message}`;
}

const KEPT = 5;
/** The limit for one position: a fault there often shows in many ways, and another position shows other faults. */
const KEPT_AT_ONCE = 2;

/** All violations; only the first few of each check are kept, and few of one position, the others are counted. */
export class Violations {
  readonly #kept: Violation[] = [];
  readonly #counts = new Map<CheckName, number>();

  add(violation: Violation): void {
    const { check, setup, seed, play } = violation;
    this.#counts.set(check, this.count(check) + 1);
    const kept = this.#kept.filter((other) => other.check === check);
    const here = kept.filter(
      (other) => play >= 0 && other.play === play && other.seed === seed && other.setup === setup,
    );
    if (kept.length < KEPT && here.length < KEPT_AT_ONCE) this.#kept.push(violation);
  }

  count(check: CheckName): number {
    return this.#counts.get(check) ?? 0;
  }

  get violations(): readonly Violation[] {
    return this.#kept;
  }

  /** The lines a test shows. */
  lines(check: CheckName): readonly string[] {
    const lines = this.#kept.filter((violation) => violation.check === check).map(line);
    const more = this.count(check) - lines.length;
    return more > 0 ? [...lines, `… and ${more} more`] : lines;
  }
}
