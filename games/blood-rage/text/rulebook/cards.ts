import type { Locale } from '@sanguine/kernel';
import { type CardKind, CARD_KINDS, CARDS, type God } from '../../content/cards.ts';
import { bonusText, cardName, cardText, join, say } from '../words.ts';

const OF_GODS: Readonly<Record<God, string>> = {
  odin: '18.1',
  thor: '18.2',
  loki: '18.3',
  frigga: '18.4',
  heimdall: '18.5',
  tyr: '18.6',
};

/** The section that lists a kind of card. */
function sectionOf(kind: CardKind): string {
  switch (kind.kind) {
    case 'monster':
      return '18.7';
    case 'leader':
    case 'warrior':
    case 'ship':
      return '18.8';
    case 'quest':
      return '18.9';
    case 'clan':
    case 'battle':
      return OF_GODS[kind.god];
  }
}

function valueOf(locale: Locale, kind: CardKind, bonus: string): string {
  switch (kind.kind) {
    case 'battle':
      return bonus;
    case 'quest':
      return say(locale, 'book.value.quest', { glory: kind.glory.join(' / ') });
    case 'clan':
      return say(locale, 'book.value.clan', { cost: kind.cost });
    default:
      return say(locale, 'book.value.figure', { strength: kind.strength, cost: kind.cost });
  }
}

/** Name, kind, Ages, value and text of every card the section lists. */
export function cardRows(locale: Locale, section: string): string[][] {
  return CARD_KINDS.filter((kind) => sectionOf(kind) === section).flatMap((kind) => {
    const printed = CARDS.filter((facts) => facts.kind === kind);
    const ages = join(
      locale,
      printed.map(({ age }) => `${age}`),
    );
    return printed
      .slice(0, 1)
      .map(({ card }) => [
        cardName(locale, card),
        say(locale, `book.kind.${kind.kind}`),
        ages,
        valueOf(locale, kind, bonusText(locale, card)),
        cardText(locale, card),
      ]);
  });
}
