import { RolloutContext, type Seat, swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { type Card, CARDS, isBack } from '../content/cards.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import type { Event } from '../rules/events.ts';
import { knownIn } from '../rules/hand.ts';
import type { AnyMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { isQuest } from '../rules/quests.ts';
import { isUpgrade } from '../rules/upgrade.ts';
import { invariants } from './kit/invariants.ts';

/** What can happen to a card. */
const USES = ['drafted', 'used', 'revealed', 'carried'] as const;
type Use = (typeof USES)[number];

/** What each card still lacks. Nothing is carried over from the last Age. */
class Checklist {
  readonly open: Readonly<Record<Use, Set<string>>> = {
    drafted: new Set(CARDS.map(({ card }) => card)),
    used: new Set(CARDS.map(({ card }) => card).filter((card) => isUpgrade(card) || isQuest(card))),
    revealed: new Set(CARDS.map(({ card }) => card)),
    carried: new Set(CARDS.filter(({ age }) => age < 3).map(({ card }) => card)),
  };

  see(event: Event): void {
    if (event.e === 'cards.drafted') for (const card of event.cards) this.open.drafted.delete(card);
    if (event.e === 'card.upgraded') this.open.used.delete(event.card);
    if (event.e === 'quest.committed') this.open.used.delete(event.card);
    if (event.e === 'cards.revealed')
      for (const { card } of event.cards) this.open.revealed.delete(card ?? '');
  }

  /** At the start of a draft, the cards in hand were carried over. */
  carried(state: State): void {
    for (const { hand } of state.clans) for (const card of hand) this.open.carried.delete(card);
  }

  get missing(): string[] {
    return USES.flatMap((use) => [...this.open[use]].map((card) => `${card} was never ${use}`));
  }

  /** Whether the move adds something new. */
  wants(move: AnyMove): boolean {
    if (move.do === 'draft') return move.cards.some((card) => this.open.drafted.has(card));
    if (move.do === 'upgrade' || move.do === 'quest') return this.open.used.has(move.card);
    if (move.do === 'play') return this.open.revealed.has(move.card);
    return move.do === 'hold' && this.open.carried.has(move.card);
  }
}

/** Plays one four-player game, at random but preferring what the list still lacks. Every position must be sound. */
function play(seed: string, list: Checklist): void {
  const random = swiftRandom(seed);
  const table = new (class extends RolloutContext<Event> {
    override emit(event?: Event): void {
      if (event !== undefined) list.see(event);
    }
  })(random);
  const state = rules.start({ seats: 4, options: DEFAULT_OPTIONS }, table);
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const frame = state.frames.at(-1);
    if (frame?.step === 'draft') list.carried(state);
    rules.play(state, seat, choose(state, seat, list), table);
    expect(invariants(state)).toEqual([]);
  }

  function choose(at: State, seat: Seat, wanted: Checklist): AnyMove {
    const guess = rules.sample?.(at, seat, random);
    if (guess !== undefined && wanted.wants(guess)) return guess;
    const [step, moves] = [at.frames.at(-1)?.step, rules.moves?.(at, seat) ?? []];
    if (step === 'action' || step === 'draft' || step === 'cards' || step === 'discard') {
      const useful = moves.filter((move) => wanted.wants(move));
      if (useful.length > 0 && random.int(3) > 0) return random.draw(useful);
    }
    return guess ?? random.draw(moves);
  }
}

const MOST_GAMES = 150;

test('every card is drafted, used, revealed in battle and carried over in the course of random games', () => {
  const list = new Checklist();
  for (let game = 0; game < MOST_GAMES && list.missing.length > 0; game++) play(`game ${game}`, list);
  expect(list.missing).toEqual([]);
}, 120_000);

test('a card nobody has met is reported', () => {
  const list = new Checklist();
  expect(list.missing).toHaveLength(CARDS.length * 2 + list.open.used.size + list.open.carried.size);
  const [troll] = knownIn(['troll-1'] satisfies Card[]).filter((card) => !isBack(card));
  list.see({ e: 'cards.drafted', seat: 0, cards: troll === undefined ? [] : [troll] });
  expect(list.missing).not.toContain('troll-1 was never drafted');
  expect(list.missing).toContain('troll-1 was never revealed');
});
