import { among, commonSpeech, type Speech } from '@sanguine/kernel';
import { SPELL_KINDS } from '../content/spells.ts';
import { UNITS } from '../content/units.ts';
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
import { sayCode, sideName, SIDES, spellName, unitName } from './words.ts';

const common = commonSpeech({
  sayCode,
  reasons: { en: botEn, ja: botJa },
  names: { unit: among(UNITS, unitName), card: among(SPELL_KINDS, spellName) },
  sides: SIDES,
  sideName,
});

/** All texts of Blood Stone. Player names are used as given, with the side where the state is known. */
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
