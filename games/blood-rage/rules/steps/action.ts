import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import type { Figure } from '../../content/clan.ts';
import { actionMoves, actionOffers } from '../actions.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import type { StepOf, Verbs } from '../frames.ts';
import { addCard, removeCard } from '../hand.ts';
import { invade, invadeCost, refuseInvade } from '../invade.ts';
import { march, refuseMarch } from '../march.ts';
import type { Quest } from '../moves.ts';
import { beginPillage, refusePillage } from '../pillage.ts';
import { isQuest } from '../quests.ts';
import { RECALL_COST, refuseRecall } from '../recall.ts';
import { refuseSacrifice, sacrifice } from '../sacrifice.ts';
import type { Clan, State } from '../state.ts';
import { refuseUpgrade, upgrade } from '../upgrade.ts';

type Act = Verbs['action'];

/** §5.1: exactly one of these, or pass. Only seats with Rage are asked. */
export const action: StepOf<'action'> = {
  rule: '5',
  verbs: ['invade', 'march', 'upgrade', 'quest', 'pillage', 'challenge', 'recall', 'sacrifice', 'pass'],
  sections: {
    invade: '6.1',
    march: '7',
    upgrade: '8',
    quest: '9',
    pillage: '10.1',
    challenge: '18.6',
    recall: '18.4',
    sacrifice: '18.4',
    pass: '5.2',
  },
  who: (_, { seat }) => [seat],
  offers: (state, _frame, seat) => actionOffers(state, seat),
  moves: (state, _frame, seat) => actionMoves(state, seat),
  refuse: (state, _frame, seat, move) => refuseAct(state, seat, move),
  play(state, _frame, seat, move, context) {
    state.frames.pop();
    act(state, seat, move, context);
  },
  mask: (frame) => ({ ...frame }),
};

function refuseAct(state: State, seat: Seat, move: Act): Refusal | null {
  switch (move.do) {
    case 'invade':
      return (
        refuseCost(clanOf(state, seat), move.figure) ??
        refuseInvade(state, seat, move.figure, move.to, 'reserve')
      );
    case 'march':
      return refuseMarch(state, seat, move);
    case 'upgrade':
      return refuseUpgrade(state, seat, move);
    case 'quest':
      return refuseQuest(state, seat, move);
    case 'pillage':
      return refusePillage(state, seat, move.province, 'action');
    case 'challenge':
      return refusePillage(state, seat, move.province, 'challenge');
    case 'recall':
      return refuseRecall(state, seat, move);
    case 'sacrifice':
      return refuseSacrifice(state, seat, move);
    case 'pass':
      return null;
  }
}

/** §5.1, §6.1: the full price must be paid. */
function refuseCost(clan: Clan, figure: Figure): Refusal | null {
  const need = clan.figures.reserve.includes(figure) ? invadeCost(clan, figure) : 0;
  return need > clan.rage ? refusal('6.1', 'rage.short', [figure], { need, have: clan.rage }) : null;
}

function refuseQuest(state: State, seat: Seat, { card }: Quest): Refusal | null {
  if (!clanOf(state, seat).hand.includes(card)) return refusal('9', 'card.notInHand', [card]);
  return isQuest(card) ? null : refusal('9', 'quest.none', [card]);
}

function act(state: State, seat: Seat, move: Act, context: PlayContext<Event>): void {
  const clan = clanOf(state, seat);
  switch (move.do) {
    case 'invade':
      return invade(state, seat, move.figure, move.to, 'action', invadeCost(clan, move.figure), context);
    case 'march':
      return march(state, seat, move, context);
    case 'upgrade':
      return upgrade(state, seat, move, context);
    case 'quest':
      removeCard(clan.hand, move.card);
      addCard(clan.quests, move.card);
      return context.emit({ e: 'quest.committed', seat, card: move.card });
    case 'pillage':
      return beginPillage(state, seat, move.province, 'action', context);
    case 'challenge':
      return beginPillage(state, seat, move.province, 'challenge', context);
    case 'recall':
      return invade(state, seat, move.figure, move.to, 'recall', RECALL_COST, context);
    case 'sacrifice':
      return sacrifice(state, seat, move, context);
    case 'pass':
      context.emit({ e: 'seat.passed', seat, rage: clan.rage });
      clan.rage = 0;
      clan.passed = true;
  }
}
