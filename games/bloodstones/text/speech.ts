import type { Locale, Reason, Speech } from '@sanguine/kernel';
import { phrasebook } from '@sanguine/kernel';
import { FACTIONS } from '../content/factions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import botEn from './bot.en.json' with { type: 'json' };
import botJa from './bot.ja.json' with { type: 'json' };
import { boardLines, handLines } from './board.ts';
import { eventLine } from './events.ts';
import { groupLine } from './groups.ts';
import { moveLine } from './moves.ts';
import { oddsLines } from './odds.ts';
import { promptLine } from './prompts.ts';
import { refusalLine } from './refusals.ts';
import { factionName, say } from './words.ts';

const sayReason = phrasebook({ en: botEn, ja: botJa });

/** Everything Bloodstones says. Names of players are said as they are given; where the table is known, with the faction. */
export const speech: Speech<State, Move, Event> = {
  refusal: refusalLine,
  event: eventLine,
  prompt: promptLine,
  move: moveLine,
  group: groupLine,
  reason: (locale: Locale, { key, values }: Reason) => sayReason(locale, key, values),
  side(locale, side) {
    const faction = FACTIONS.find((one) => one === side);
    return faction === undefined ? side : factionName(locale, faction);
  },
  option: (locale, option, value) =>
    say(locale, value === undefined ? `option.${option}` : `option.${option}.${value}`),
  board: boardLines,
  hand: handLines,
  odds: oddsLines,
};
