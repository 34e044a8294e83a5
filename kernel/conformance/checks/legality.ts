import { type Engine, engine, type Full, legalMoves } from '../../rules/engine.ts';
import { KERNEL_REFUSALS, type Refusal } from '../../rules/refusal.ts';
import type { AnySetup } from '../../rules/rules.ts';
import { check } from '../../rules/schema.ts';
import type { Seat } from '../../rules/seat.ts';
import { copy } from '../../rules/plain.ts';
import { freeze, text } from '../data.ts';
import { chanceOf, run, some, type CheckedPosition } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';
import { bend, NO_SEATS, wildJunk } from './junk.ts';

const MUTANTS = 8;
const OFFERS = 60;
const REMEMBERED = 400;

/** Listed moves are legal. Others are refused with a reason, or are legal moves that no list contains. */
export function legality(): Check {
  /** Moves from elsewhere: well formed and mostly out of place. */
  const met: unknown[] = [];
  return {
    name: 'legality',
    position(position, report) {
      const judge = new Judge(position, report);
      const random = chanceOf(position, 'legality');
      for (const [seat, moves] of position.moves) {
        for (const move of moves) judge.legal(seat, move);
        const offers = [...position.kit.rules.offers(position.state, seat)];
        for (const move of some(offers, OFFERS, random)) judge.any(seat, move);
        for (const move of some(met, MUTANTS, random)) judge.any(seat, move);
        for (const junk of wildJunk()) judge.any(seat, junk);
      }
      const [act] = position.acts;
      if (act === undefined) return judge.late();
      const volunteers = position.kit.rules.volunteers?.(position.state) ?? [];
      for (const seat of NO_SEATS) judge.outsider(seat, act.move);
      for (let seat = 0; seat < position.seats; seat++) {
        const asked = position.deciders.includes(seat);
        if (volunteers.includes(seat)) judge.any(seat, act.move);
        else if (!asked) judge.outsider(seat, act.move);
      }
    },
    subject(position, subject, report) {
      const judge = new Judge(position, (message) => report(message, subject.verb));
      judge.played(subject.seat, subject.move);
      const random = chanceOf(position, `legality ${subject.verb} ${subject.seat}`);
      for (let count = 0; count < MUTANTS; count++) {
        const mutant: unknown = position.kit.mutate(position.state, subject.move, random);
        if (!check(position.kit.rules.schema.move, mutant).ok)
          report(`mutate gives no move: ${text(mutant)}`, subject.verb);
        judge.any(subject.seat, mutant);
        judge.any(subject.seat, bend(subject.move, random));
      }
      if (met.length < REMEMBERED) met.push(subject.move);
      else met[random.int(REMEMBERED)] = subject.move;
    },
  };
}

/** Asks about any move in one position. The state is frozen, so a question that changes it throws. */
class Judge {
  readonly #position: CheckedPosition;
  readonly #note: ReportViolation;
  readonly #engine: Engine<AnySetup, unknown, unknown, unknown>;
  readonly #state: Full<unknown> | null;
  readonly #listed = new Map<Seat, ReadonlySet<string>>();

  constructor(position: CheckedPosition, report: ReportViolation) {
    this.#position = position;
    this.#note = report;
    this.#engine = engine(position.kit.rules);
    this.#state = freeze(this.#engine.load(copy(position.state)));
  }

  /** Undefined if the question could not be answered. */
  #refuse(seat: Seat, move: unknown): Refusal | null | undefined {
    if (this.#state === null) return undefined;
    try {
      return this.#engine.refuse(this.#state, seat, move);
    } catch (error) {
      this.#note(`refuse threw on ${shown(move)} of seat ${seat}: ${String(error)}`);
      return undefined;
    }
  }

  legal(seat: Seat, move: unknown): void {
    const refused = this.#refuse(seat, move);
    if (refused) this.#note(`${shown(move)} is listed and refused: ${refused.code}`);
  }

  any(seat: Seat, move: unknown): void {
    const refused = this.#refuse(seat, move);
    if (refused === undefined) return;
    if (refused !== null) {
      if (!reasoned(refused)) this.#note(`${shown(move)} is refused without a reason: ${text(refused)}`);
      return;
    }
    const shaped = check(this.#position.kit.rules.schema.move, move);
    if (shaped.ok) this.#accepted(seat, this.#position.kit.rules.tidy(shaped.value));
  }

  outsider(seat: Seat, move: unknown): void {
    const refused = this.#refuse(seat, move);
    if (refused !== undefined && refused?.code !== KERNEL_REFUSALS.turn) {
      this.#note(`seat ${seat} does not decide, yet hears ${refused?.code ?? 'yes'}`);
    }
  }

  /** Once the game is over, everybody is told so. */
  late(): void {
    for (let seat = 0; seat < this.#position.seats; seat++) {
      const code = this.#refuse(seat, null)?.code;
      if (code !== KERNEL_REFUSALS.over)
        this.#note(`the game is over, yet seat ${seat} hears ${code ?? 'yes'}`);
    }
  }

  /** Legal moves are listed; if more are legal than can be listed, the others must at least be sound when played. */
  #accepted(seat: Seat, move: unknown): void {
    const { kit, state } = this.#position;
    if (this.#moves(seat).has(text(move))) return;
    if (kit.rules.exhaustive(state, seat)) this.#note(`${shown(move)} is accepted and not listed`);
    this.played(seat, move);
  }

  played(seat: Seat, move: unknown): void {
    const { kit, state, streams, row } = this.#position;
    const after = run(kit, state, [{ seat, move: freeze(move) }], streams, row).state;
    for (const problem of kit.invariants(after)) this.#note(`after ${shown(move)}: ${problem}`);
    for (const decider of kit.rules.deciders(after)) {
      if (legalMoves(kit.rules, after, decider).length === 0) {
        this.#note(`after ${shown(move)} seat ${decider} has no move`);
      }
    }
  }

  #moves(seat: Seat): ReadonlySet<string> {
    let listed = this.#listed.get(seat);
    if (listed === undefined) {
      const { kit, moves } = this.#position;
      listed = new Set((moves.get(seat) ?? []).map((move) => text(kit.rules.tidy(move))));
      this.#listed.set(seat, listed);
    }
    return listed;
  }
}

/** A refusal has a code, and the rule's section unless the kernel itself refuses. */
function reasoned({ rule, code, pieces, facts }: Refusal): boolean {
  const kernel: readonly string[] = Object.values(KERNEL_REFUSALS);
  return (
    typeof code === 'string' &&
    code !== '' &&
    (rule !== '' || kernel.includes(code)) &&
    Array.isArray(pieces) &&
    typeof facts === 'object'
  );
}

/** Any value in a few characters. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return text(value).slice(0, 120);
  return String(value).slice(0, 120);
}
