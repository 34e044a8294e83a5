import { RACE_PASSIVES } from '@sanguine/bloodfields/content/races.ts';
import type { Passive } from '@sanguine/bloodfields/content/skills.ts';
import { cardOf, type UnitKind } from '@sanguine/bloodfields/content/units/index.ts';
import type { Event } from '@sanguine/bloodfields/rules/events.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import type { State, UnitId } from '@sanguine/bloodfields/rules/state.ts';
import { unitOf } from '@sanguine/bloodfields/rules/units.ts';
import { skillSet } from '@sanguine/bloodfields/rules/skills.ts';
import { cardNamed, isUnseen, keyOf } from './cards.ts';
import { questionOf } from './chances.ts';
import { kindOf } from './means.ts';
import { aurasOf, bonusesIn, standingIn } from './standing.ts';

/** How often something could be used, and how often it was. */
export type Uses = Record<string, readonly [chances: number, uses: number]>;

/** Counts what was listed and what was played, for each card. */
export class UseWatch {
  readonly #counts = new Map<string, [number, number]>();
  #turn: string | null = null;
  readonly #listed = new Set<string>();
  readonly #played = new Set<string>();
  /** Whether passives that nobody is asked about ever took effect. */
  readonly #passives = new Map<string, boolean>();

  /** Called before each decision. */
  decide(state: State, moves: readonly AnyMove[], chosen: AnyMove): void {
    this.#watchStanding(state, chosen);
    const question = questionOf(state);
    if (question === null) return;
    if (question.turn === null) {
      const used = question.cardsOf(chosen);
      const listed = new Set(moves.flatMap((move) => question.cardsOf(move)));
      for (const card of listed) this.#count(card, used.includes(card));
      return;
    }
    if (question.turn !== this.#turn) this.#closeTurn();
    this.#turn = question.turn;
    for (const move of moves) for (const card of question.cardsOf(move)) this.#listed.add(card);
    for (const card of question.cardsOf(chosen)) this.#played.add(card);
  }

  follow(event: Event): void {
    if (event.e === 'unit.placed') this.#meet(event.kind);
    if (event.e === 'skill.used') this.#came(kindOf(event.unit), event.by);
    if (event.e === 'unit.moved') {
      const kind = kindOf(event.unit);
      for (const { id, standing } of skillSet(kind).passives)
        if (standing?.gives === 'blur' && event.length >= standing.moved) this.#came(kind, id);
    }
  }

  get uses(): Uses {
    this.#closeTurn();
    for (const [card, came] of this.#passives) this.#count(card, came);
    this.#passives.clear();
    return Object.fromEntries(this.#counts);
  }

  #count(card: string, used: boolean): void {
    const [chances, uses] = this.#counts.get(card) ?? [0, 0];
    this.#counts.set(card, [chances + 1, uses + (used ? 1 : 0)]);
  }

  #closeTurn(): void {
    for (const card of this.#listed) this.#count(card, this.#played.has(card));
    this.#listed.clear();
    this.#played.clear();
    this.#turn = null;
  }

  #meet(kind: UnitKind): void {
    const { skills, race } = cardOf(kind);
    const inborn = RACE_PASSIVES[race];
    for (const skill of [...skills, ...(inborn === undefined ? [] : [inborn])]) {
      if (skill.type !== 'passive' || isAsked(skill) || isUnseen(skill)) continue;
      const key = keyOf(cardNamed(kind, skill.id));
      this.#passives.set(key, this.#passives.get(key) ?? false);
    }
  }

  #came(kind: UnitKind, by: string): void {
    const key = keyOf(cardNamed(kind, by));
    if (this.#passives.has(key)) this.#passives.set(key, true);
  }

  #watchStanding(state: State, chosen: AnyMove): void {
    const frame = state.frames.at(-1);
    if (frame?.step === 'activate') {
      for (const id of state.units.keys())
        for (const by of aurasOf(state, id)) this.#came(unitOf(state, id).kind, by);
    }
    if (frame?.step !== 'act' && frame?.step !== 'strike') return;
    const { kind } = unitOf(state, frame.unit);
    for (const by of this.#inMove(state, frame.unit, chosen)) this.#came(kind, by);
  }

  #inMove(state: State, id: UnitId, move: AnyMove): string[] {
    const frame = state.frames.at(-1);
    const found = standingIn(state, id, move);
    if (move.do === 'attack' && move.target !== null)
      found.push(...bonusesIn(state, id, move.target, move.skill, false));
    if (move.do === 'strike' && frame?.step === 'strike')
      found.push(...bonusesIn(state, id, frame.target, move.skill, true));
    return found;
  }
}

/** Whether its owner is asked about using it; then it is counted at that decision. */
const isAsked = ({ dice, trigger, standing }: Passive): boolean =>
  dice !== undefined ||
  trigger?.may === true ||
  (standing?.gives === 'attack' && standing.bonus.reroll !== undefined);
