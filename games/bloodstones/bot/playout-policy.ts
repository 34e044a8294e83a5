import type { FirstMove, PlayoutPolicy, Random, Seat } from '@sanguine/kernel';
import { MAX_SEATS, type Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { Agenda } from './agenda.ts';
import { because, type BotChoice } from './choice.ts';
import { decide, type LevelDecisions } from './decisions.ts';
import { endMainPhase, payMarch } from './phase-end.ts';
import { moveUndead } from './shamble.ts';
import { Survey } from './survey.ts';
import { DEFAULT_TEMPERS, type Tempers, TEMPERS } from './tempers.ts';

/** The steps in which a plan goes on; in all others something has come up that must be decided. */
const ON_PLAN: ReadonlySet<string> = new Set(['main', 'march']);

/**
 * Everybody in one play-out: Veterans in a hurry, who follow an agenda and pay for a march where its plan ends. They must play nearly as
 * well as Veterans do: a search that expects feeble rivals leaves open what they would take. Each rival plays in a temper
 * drawn for the play-out, because a search that knows only one kind of rival loses to the others.
 */
class HastyVeterans implements PlayoutPolicy<State, Move> {
  readonly #random: Random;
  readonly #tempers: Tempers[];
  /** Whose turn it is. */
  #active: Seat | null;
  readonly #agenda = new Agenda();
  /** The rest of the march that has begun. */
  #plan: Move[];
  /** What the active seat has done in its turn. */
  #past: Move[];

  constructor(first: FirstMove<Move> | null, random: Random) {
    this.#random = random;
    const all = Object.values(TEMPERS);
    this.#tempers = Array.from({ length: MAX_SEATS }, () => all[random.int(all.length)] ?? DEFAULT_TEMPERS);
    if (first !== null) this.#tempers[first.seat] = DEFAULT_TEMPERS;
    this.#active = first?.seat ?? null;
    this.#plan = [...(first?.rated.plan ?? [])];
    this.#past = first === null ? [] : [first.rated.move];
  }

  choose(state: State, seat: Seat): Move {
    if (state.active !== this.#active) this.#beginTurn(state.active);
    if (seat !== this.#active) return this.#decided(new Survey(state, seat, this.#tempers[seat]));
    const move =
      this.#planned(state, seat) ?? this.#decided(new Survey(state, seat, this.#tempers[seat], this.#past));
    this.#past.push(move);
    return move;
  }

  #beginTurn(seat: Seat): void {
    this.#active = seat;
    this.#agenda.clear();
    this.#plan = [];
    this.#past = [];
  }

  #decided(survey: Survey): Move {
    return decide(this.#level, survey, this.#random).move;
  }

  /** The next move of the plan that is still legal. */
  #planned(state: State, seat: Seat): Move | undefined {
    if (!ON_PLAN.has(state.frames.at(-1)?.step ?? '')) return undefined;
    for (let move = this.#plan.shift(); move !== undefined; move = this.#plan.shift()) {
      if (sequence.refuse(state, seat, move) === null) return move;
    }
    return undefined;
  }

  readonly #level: LevelDecisions = {
    main: (survey) => this.#main(survey),
    march: (survey, { debt }) => payMarch(survey, debt),
    undead: moveUndead,
  };

  #main(survey: Survey): BotChoice {
    const next = this.#agenda.next(survey);
    if (next === undefined) return endMainPhase(survey);
    this.#plan = [...(next.plan ?? [])];
    // Nobody asks what is only imagined for its reasons.
    return because('march', next.move);
  }
}

/** Who plays on in one play-out. */
export const playout = (first: FirstMove<Move> | null, random: Random): PlayoutPolicy<State, Move> =>
  new HastyVeterans(first, random);
