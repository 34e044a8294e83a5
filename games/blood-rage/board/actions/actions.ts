import { CLANS, STATS } from '../../content/clan.ts';
import { bloodRage } from '../../index.ts';
import { figureNames } from '../../text/words.ts';
import { cardsIn, stepOf } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { turnActions, entering } from './turn-actions.ts';
import { callActions, cardActions, lateActions, rescueActions } from './battle-actions.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { growthActions } from './growth-actions.ts';
import { hinting, playing } from './playing.ts';

/**
 * The actions available now, the likeliest first, then the unavailable ones with their reasons. Empty if the seat has
 * an ordered answer, which is played for it.
 */
export function actionsFor(situation: Situation): BarAction[] {
  if (bloodRage.ordered(situation.view, situation.seat) !== null) return [];
  const actions = allActions(situation);
  return [
    ...actions.filter(({ unavailable }) => unavailable === null),
    ...actions.filter(({ unavailable }) => unavailable !== null),
  ];
}

function allActions(situation: Situation): BarAction[] {
  const { view, moves } = situation;
  switch (stepOf(view)) {
    case 'pick':
      return CLANS.map((clan) => playing(situation, { do: 'pick', clan }, 'plain'));
    case 'draft':
      return [choosing(situation, 'draft', (cards) => ({ do: 'draft', cards }))];
    case 'discard':
      return [choosing(situation, 'hold', ([card]) => (card === undefined ? null : { do: 'hold', card }))];
    case 'action':
      return turnActions(situation);
    case 'free':
      return freeActions(situation);
    case 'succor':
    case 'domain':
    case 'blessing':
      return [playing(situation, { do: 'accept' })];
    case 'call':
      return callActions(situation);
    case 'cards':
      return cardActions(situation);
    case 'late':
      return lateActions(situation);
    case 'rescue':
      return rescueActions(situation);
    case 'prowess':
      return regaining(situation);
    case 'hammers':
      return moves.flatMap((move) => (move.do === 'ride' ? [playing(situation, move, 'plain')] : []));
    case 'raise':
      return STATS.map((stat) => playing(situation, { do: 'raise', stat }, 'plain'));
    case 'growth':
      return growthActions(situation);
    case 'declare':
    case 'tide':
      return moves.map((move) => playing(situation, move, 'plain'));
    default:
      return [];
  }
}

/** Asks for one or two cards, then offers the button that keeps them. */
function choosing(
  situation: Situation,
  verb: 'draft' | 'hold',
  made: (
    cards: Extract<Situation['moves'][number], { do: 'draft' }>['cards'],
  ) => Situation['moves'][number] | null,
): BarAction {
  const { locale, view, seat, selection, moves } = situation;
  const cards = [...cardsIn(selection)];
  const move = made(cards);
  const [first] = moves;
  const need = first?.do === 'draft' ? first.cards.length : 1;
  if (move !== null && cards.length === need) return playing(situation, move);
  const title = sayBoard(locale, `act.${verb}`, {
    count: need - cards.length,
    left: view.clans[seat]?.hand.length ?? 0,
  });
  return hinting(situation, verb, title, 'cards');
}

/** §8.3: the figure that enters for free; a Sea Serpent may be placed beside the Ship. */
function freeActions(situation: Situation): BarAction[] {
  const open = situation.view.frames.at(-1);
  if (open?.step !== 'free') return [];
  const { locale, selection } = situation;
  const held = selection.held === 'figure' ? selection.figure : null;
  const others = open.figures.filter((figure) => figure !== held);
  return [
    ...(held === null ? [] : [entering(situation, held, 'reserve')]),
    ...others.map((figure): BarAction => ({
      key: figure,
      verb: `take:${figure}`,
      tone: 'plain',
      title: sayBoard(locale, 'act.invade', { figure: figureNames(locale, [figure]) }),
      detail: sayBoard(locale, 'act.instead'),
      unavailable: null,
      does: { selects: { held: 'figure', figure, from: 'reserve' } },
    })),
  ];
}

/** Tyr's Prowess. */
function regaining(situation: Situation): BarAction[] {
  const cards = [...cardsIn(situation.selection)];
  if (cards.length > 0) return [playing(situation, { do: 'regain', cards })];
  return [hinting(situation, 'regain', sayBoard(situation.locale, 'act.regain'), 'cards')];
}
