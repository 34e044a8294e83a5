import { commonSpeech, type Locale, type Reason, type Speech } from '@sanguine/kernel';
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
import { togetherLine } from './together.ts';
import { areaName, factionName, type OnMap, sayCode } from './words.ts';

const common = commonSpeech({
  sayCode,
  reasons: { en: botEn, ja: botJa },
  sides: FACTIONS,
  sideName: factionName,
});

/** Reasons come with the number of an area; what is said is its name. */
function placed(locale: Locale, values: Reason['values'], table?: OnMap): Reason['values'] {
  const { area } = values;
  return area === undefined ? values : { ...values, place: areaName(locale, table, Number(area)) };
}

/** All texts of Bloodstones. Player names are used as given, with the faction where the state is known. */
export const speech: Speech<State, Move, Event> = {
  ...common,
  reason: (locale, { key, values }, view) =>
    common.reason(locale, { key, values: placed(locale, values, view) }),
  refusal: refusalLine,
  event: eventLine,
  together: togetherLine,
  prompt: promptLine,
  move: moveLine,
  group: groupLine,
  board: boardLines,
  hand: handLines,
  odds: oddsLines,
};
