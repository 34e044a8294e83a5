import { among, commonSpeech, type Speech } from '@sanguine/kernel';
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
  names: {
    card: among(
      CARDS.map(({ card }) => card),
      cardName,
    ),
    clan: among(CLANS, clanName),
    figure: among(FIGURES, figureName),
    place: among(PLACES, placeName),
    other: among(PLACES, placeName),
    stat: among(STATS, statName),
    token: among(TOKENS, rewardName),
  },
  sides: CLANS,
  sideName: clanName,
});

/** All texts of Blood Rage. Player names are used as given, with the clan where the state is known. */
export const speech: Speech<State, AnyMove, Event> = {
  ...common,
  refusal: refusalLine,
  event: eventLine,
  prompt: promptLine,
  move: moveLine,
  group: groupLine,
  board: boardLines,
  hand: handLines,
  odds: oddsLines,
};
