import { among, commonSpeech, type Speech } from '@sanguine/kernel';
import { UNIT_KINDS } from '../content/units/kinds.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { SIDES } from '../rules/names.ts';
import type { State } from '../rules/state.ts';
import { boardLines } from './board.ts';
import botEn from './bot.en.json' with { type: 'json' };
import botJa from './bot.ja.json' with { type: 'json' };
import { eventLine } from './events.ts';
import { groupLine } from './groups.ts';
import { handLines } from './hand.ts';
import { moveLine } from './moves.ts';
import { oddsLines } from './odds.ts';
import { sayCode } from './phrases.ts';
import { promptLine } from './prompts.ts';
import { refusalLine } from './refusals.ts';
import { kindName, sideName, skillName } from './words.ts';

const common = commonSpeech({
  sayCode,
  reasons: { en: botEn, ja: botJa },
  names: {
    unit: among(UNIT_KINDS, kindName),
    target: among(UNIT_KINDS, kindName),
    skill: (locale, skill) => skillName(locale, String(skill)),
  },
  sides: SIDES,
  sideName,
});

/** All texts of Bloodfields. Player names are used as given, with the side of the table once it is chosen. */
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
