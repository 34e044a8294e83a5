import type { Seat, PlayContext } from '@sanguine/kernel';
import { type Card, factsOf } from '../content/cards.ts';
import { type Province } from '../content/provinces.ts';
import { provincesOf } from './atlas.ts';
import { questEffect } from './cards/index.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { gainGlory, risingStats } from './glory.ts';
import { addCard, knownIn } from './hand.ts';
import { productOf } from './sheet.ts';
import type { State } from './state.ts';
import { strengthOf } from './strength.ts';

export const isQuest = (card: Card): boolean => factsOf(card).kind.kind === 'quest';

/** §14: a card keeps the Glory of its own Age. */
export function questGlory(card: Card): number {
  const { age, kind } = factsOf(card);
  return kind.kind === 'quest' ? (kind.glory[age - 1] ?? 0) : 0;
}

/** §14: more strength than any other clan, and at least some. */
function hasMost(state: State, seat: Seat, province: Province): boolean {
  const own = strengthOf(state, seat, province);
  return (
    own > 0 && state.clans.every((_, other) => other === seat || strengthOf(state, other, province) < own)
  );
}

export interface QuestVerdict {
  readonly fulfilled: boolean;
  /** The provinces that fulfil it. */
  readonly where: readonly Province[];
}

/** §14: whether the Quest would be fulfilled on the current board. */
export function judge(state: State, seat: Seat, card: Card): QuestVerdict {
  const asked = questEffect(card);
  if (asked.most === 'valhalla') {
    return { fulfilled: clanOf(state, seat).figures.valhalla.length >= asked.figures, where: [] };
  }
  const candidates = asked.most === 'region' ? provincesOf(state, asked.region) : [asked.province];
  const where = candidates.filter((province) => hasMost(state, seat, province));
  return { fulfilled: where.length > 0, where };
}

/** §14: all Quests are revealed and judged on the same board; each fulfilled one raises a stat. */
export function judgeAll(state: State, context: PlayContext<Event>): void {
  if (state.clans.every(({ quests }) => quests.length === 0)) return;
  context.reveal();
  const due = state.clans.map((_, seat) => judgeOf(state, seat, context));
  const queue = [...state.clans.keys()].filter(
    (seat) => (due[seat] ?? 0) > 0 && risingStats(clanOf(state, seat)).length > 0,
  );
  if (queue.length > 0) {
    state.frames.push({ step: 'growth', due, chosen: state.clans.map(() => null), queue });
  }
}

/** The number of Quests the seat has fulfilled. */
function judgeOf(state: State, seat: Seat, context: PlayContext<Event>): number {
  const clan = clanOf(state, seat);
  const factor = productOf(clan, ({ questFactor }) => questFactor);
  let fulfilled = 0;
  for (const card of knownIn(clan.quests)) {
    const verdict = judge(state, seat, card);
    addCard(state.discard, card);
    context.emit({ e: 'quest.judged', seat, card, ...verdict });
    if (!verdict.fulfilled) continue;
    fulfilled++;
    gainGlory(state, seat, factor * questGlory(card), 'quest', card, context);
  }
  clan.quests = [];
  return fulfilled;
}
