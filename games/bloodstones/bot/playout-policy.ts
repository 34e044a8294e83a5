import { bestBy, type FirstMove, type PlayoutPolicy, type Random, type Seat } from '@sanguine/kernel';
import { captureAreas } from '../rules/capture.ts';
import type { FrameOf } from '../rules/frames.ts';
import { MAX_SEATS, type Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { bestPips, pipsOf } from '../rules/tiles.ts';
import { villageCost } from '../rules/villages.ts';
import { surestBattle } from './battle.ts';
import { clashChance } from './army.ts';
import { decide, type LevelDecisions } from './decisions.ts';
import { payMarch } from './phase-end.ts';
import { quickMarches } from './playout-marches.ts';
import { quickSites } from './playout-sites.ts';
import { pipsToSpend, quickBuild, single } from './playout-spending.ts';
import { Survey } from './survey.ts';
import { DEFAULT_TEMPER, type Temper, TEMPERS } from './tempers.ts';
import { veteran } from './veteran.ts';
import { because, type BotChoice } from './choice.ts';

/** The chance of winning from which a defender stands. */
const STANDS = 0.4;

/**
 * Everybody in one play-out, in a fraction of a Veteran's time: a turn is planned once and gone through with. Each seat plays in a
 * temper drawn for the play-out, because a search that knows only one kind of rival loses to the others.
 */
class QuickPlayers implements PlayoutPolicy<State, Move> {
  readonly #random: Random;
  readonly #tempers: readonly Temper[];
  /** Who searches: its own turn it goes on with as a Veteran does, since that is what it will do. */
  #careful: Seat | null;
  /** What the active seat has still in mind. */
  #plan: Move[];
  #planned: Seat | null;
  /** What the one who searches has done in this turn of the play-out. */
  readonly #past: Move[];
  #marched = false;

  constructor(first: FirstMove<Move> | null, random: Random) {
    this.#random = random;
    const all = Object.values(TEMPERS);
    this.#tempers = Array.from({ length: MAX_SEATS }, () => all[random.int(all.length)] ?? DEFAULT_TEMPER);
    this.#careful = first?.seat ?? null;
    this.#plan = [...(first?.rated.plan ?? [])];
    this.#planned = first?.seat ?? null;
    this.#past = first === null ? [] : [first.rated.move];
    this.#marched = first?.rated.move.do === 'end';
  }

  choose(state: State, seat: Seat): Move {
    const move = this.#next(state, seat) ?? this.#decided(state, seat);
    if (seat === this.#careful) this.#past.push(move);
    return move;
  }

  #decided(state: State, seat: Seat): Move {
    const careful = seat === this.#careful && seat === state.active;
    const survey = careful
      ? new Survey(state, seat, DEFAULT_TEMPER, this.#past)
      : new Survey(state, seat, this.#tempers[seat]);
    return decide(careful ? veteran : this.#level, survey, this.#random).move;
  }

  /** The next move of the plan that is still legal. */
  #next(state: State, seat: Seat): Move | undefined {
    if (state.active !== this.#planned) {
      this.#plan = [];
      this.#careful = null;
      this.#planned = state.active;
      this.#marched = false;
    }
    if (seat !== this.#planned) return undefined;
    while (this.#plan.length > 0) {
      const step = state.frames.at(-1)?.step;
      if (step !== 'main' && step !== 'march' && step !== 'capture' && step !== 'construct') return undefined;
      const [move] = this.#plan;
      // A march is paid for before a new one is thought of.
      if (step === 'march' && move?.do !== 'step') return undefined;
      this.#plan.shift();
      if (move !== undefined && sequence.refuse(state, seat, move) === null) return move;
    }
    return undefined;
  }

  readonly #level: LevelDecisions = {
    main: (survey) => this.#main(survey),
    march: (survey, { debt }) => payMarch(survey, debt),
    undead: () => because('endPhase', { do: 'end' }),
    capture: (survey, { debt }) => this.#capture(survey, debt),
    construct: (survey, frame) => this.#construct(survey, frame),
    stand: (survey, frame) =>
      1 - clashChance(survey, frame) >= STANDS ? because('stand', { do: 'stand' }) : null,
    swap: (survey, { sides }) => {
      const drawn = sides.find(({ seat }) => seat === survey.seat)?.tiles ?? [];
      const least = Math.min(...drawn.slice(0, 3));
      const tile = bestBy(survey.me.hand, (one) => pipsOf(survey.me.faction, one));
      if (tile === undefined || tile === 'hidden' || pipsOf(survey.me.faction, tile) < least + 2)
        return because('keep', { do: 'keep' });
      return because('swap', { do: 'swap', tile });
    },
  };

  #main(survey: Survey): BotChoice {
    if (!this.#marched) {
      this.#marched = true;
      this.#plan = quickMarches(survey, pipsToSpend(survey)).flat();
      const next = this.#next(survey.view, survey.seat);
      if (next !== undefined) return because('march', next);
    }
    return (
      quickBuild(survey) ??
      this.#tribute(survey) ??
      surestBattle(survey) ??
      because('endPhase', { do: 'end' })
    );
  }

  /** §4.3 */
  #tribute(survey: Survey): BotChoice | null {
    const { me, view } = survey;
    return me.faction !== 'chaosHorde' || view.tribute ? null : this.#take(survey);
  }

  #capture(survey: Survey, debt: number): BotChoice {
    const taken = debt === 0 ? this.#take(survey) : null;
    return taken ?? single(survey, debt) ?? because('endPhase', { do: 'end' });
  }

  /** Every village one tile can pay for. */
  #take(survey: Survey): BotChoice | null {
    const { view, seat, me } = survey;
    let pips = bestPips(me);
    const moves: Move[] = [];
    for (const area of captureAreas(view, seat)) {
      const cost = villageCost(view, area);
      for (let left = view.villages[area] ?? 0; left > 0 && pips >= cost; left--) {
        pips -= cost;
        moves.push({ do: 'capture', area });
      }
    }
    return this.#begin(moves);
  }

  #construct(survey: Survey, { debt, paid }: FrameOf<'construct'>): BotChoice {
    if (debt > 0 || paid) return single(survey, debt) ?? because('endTurn', { do: 'end' });
    const { view, me } = survey;
    let pips = bestPips(me);
    const moves: Move[] = [];
    for (const area of quickSites(survey)) {
      const cost = villageCost(view, area);
      if (pips < cost) continue;
      pips -= cost;
      moves.push({ do: 'settle', area });
    }
    return this.#begin(moves) ?? because('endTurn', { do: 'end' });
  }

  #begin([first, ...others]: readonly Move[]): BotChoice | null {
    if (first === undefined) return null;
    this.#plan = others;
    return because('capture', first);
  }
}

/** Who plays on in one play-out. */
export const playout = (first: FirstMove<Move> | null, random: Random): PlayoutPolicy<State, Move> =>
  new QuickPlayers(first, random);
