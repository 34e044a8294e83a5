import { commonSpeech, type Locale, type Reason, type Speech } from '@sanguine/kernel';
import { CARDS } from '../content/cards.ts';
import { CLANS, FIGURES, STATS } from '../content/clan.ts';
import { PLACES, TOKENS } from '../content/provinces.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { boardLines } from './board.ts';
import botEn from './bot.en.json' with { type: 'json' };
import botJa from './bot.ja.json' with { type: 'json' };
import { eventLine } from './events.ts';
import { groupLine } from './groups.ts';
import { handLines } from './hand.ts';
import { moveLine } from './moves.ts';
import { oddsLines } from './odds.ts';
import { promptLine } from './prompts.ts';
import { refusalLine } from './refusals.ts';
import { cardName, clanName, figureName, placeName, rewardName, sayCode, statName } from './words.ts';

const common = commonSpeech({
  sayCode,
  reasons: { en: botEn, ja: botJa },
  sides: CLANS,
  sideName: clanName,
});

const ALL_CARDS = CARDS.map(({ card }) => card);

/** A reason's values, with names in place of ids. */
function named(locale: Locale, values: Reason['values']): Reason['values'] {
  const found: Record<string, string> = {};
  const name = <T>(value: string, all: readonly T[], say: (locale: Locale, one: T) => string): void => {
    const one = all.find((known) => known === values[value]);
    if (one !== undefined) found[value] = say(locale, one);
  };
  name('card', ALL_CARDS, cardName);
  name('clan', CLANS, clanName);
  name('figure', FIGURES, figureName);
  name('place', PLACES, placeName);
  name('other', PLACES, placeName);
  name('stat', STATS, statName);
  name('token', TOKENS, rewardName);
  return { ...values, ...found };
}

/** All texts of Blood Rage. Player names are used as given, with the clan where the state is known. */
export const speech: Speech<State, AnyMove, Event> = {
  ...common,
  reason: (locale, { key, values }) => common.reason(locale, { key, values: named(locale, values) }),
  refusal: refusalLine,
  event: eventLine,
  prompt: promptLine,
  move: moveLine,
  group: groupLine,
  board: boardLines,
  hand: handLines,
  odds: oddsLines,
};
