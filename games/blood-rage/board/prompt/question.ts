import type { KeyUnder, Locale, Seat } from '@sanguine/kernel';
import { clanOf } from '../../rules/clans.ts';
import { picksOf } from '../../rules/draft.ts';
import { onBoard } from '../../rules/figures.ts';
import { statValue } from '../../rules/glory.ts';
import { question } from '../../text/prompts.ts';
import { cardName, figureNames, placeName } from '../../text/words.ts';
import { cardsIn, type Selection, stepOf, type View } from '../plan/selection.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';

interface Question {
  readonly asks: string;
  readonly facts: string;
}

/** The question to the decider, given the current selection. */
export function questionFor(locale: Locale, view: View, seat: Seat, selection: Selection): Question {
  switch (stepOf(view)) {
    case 'action':
      return { asks: inHand(locale, selection), facts: turnFacts(locale, view, seat, selection) };
    case 'draft': {
      const clan = clanOf(view, seat);
      return {
        asks: sayBoard(locale, 'ask.draft', { count: picksOf(view) }),
        facts: sayBoard(locale, 'fact.draft', { kept: clan.hand.length }),
      };
    }
    case 'over':
      return { asks: '', facts: '' };
    default: {
      const open = view.frames.at(-1);
      const asks = open === undefined ? '' : capital(question(locale, view, open, [seat]));
      return { asks, facts: factsOf(locale, view) };
    }
  }
}

/** Capitalises a phrase of the game's catalogue to stand alone. */
const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase('en') + words.slice(1);

/** What can be spent, and what to do next with the selection. */
function turnFacts(locale: Locale, view: View, seat: Seat, selection: Selection): string {
  const clan = clanOf(view, seat);
  const hint = hintOf(selection);
  if (hint !== null)
    return sayBoard(locale, 'fact.held', { rage: clan.rage, hint: sayBoard(locale, `fact.held.${hint}`) });
  return sayBoard(locale, 'fact.action', {
    rage: clan.rage,
    count: onBoard(clan),
    most: statValue(clan, 'horns'),
  });
}

function hintOf(selection: Selection): KeyUnder<BoardPhrase, 'fact.held'> | null {
  if (selection.held === 'nothing' || selection.held === 'stats' || selection.held === 'saved') return null;
  return selection.held === 'place' && selection.troop.length > 0 ? 'troop' : selection.held;
}

function factsOf(locale: Locale, view: View): string {
  const step = stepOf(view);
  return step === 'call' || step === 'cards' || step === 'discard' || step === 'growth'
    ? sayBoard(locale, `fact.${step}`)
    : '';
}

/** The question raised by the selection. */
function inHand(locale: Locale, selection: Selection): string {
  const [card] = cardsIn(selection);
  if (card !== undefined) return sayBoard(locale, 'ask.card', { card: cardName(locale, card) });
  switch (selection.held) {
    case 'figure':
      return sayBoard(locale, 'ask.figure', { figure: figureNames(locale, [selection.figure]) });
    case 'place': {
      const place = placeName(locale, selection.place);
      return selection.troop.length === 0
        ? sayBoard(locale, 'ask.place', { place })
        : sayBoard(locale, 'ask.troop', { place, figures: figureNames(locale, selection.troop) });
    }
    case 'verb':
      return sayBoard(locale, `ask.${selection.verb}`);
    case 'victims':
      return sayBoard(locale, 'ask.victims');
    default:
      return sayBoard(locale, 'ask.action');
  }
}
