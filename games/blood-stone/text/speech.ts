import { commonSpeech, type Locale, type Reason, type Speech } from '@sanguine/kernel';
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

const common = commonSpeech({ sayCode, reasons: { en: botEn, ja: botJa }, sides: SIDES, sideName });

/** A reason's values, with units and cards by name. */
function named(locale: Locale, values: Reason['values']): Reason['values'] {
  const unit = UNITS.find((one) => one === values['unit']);
  const card = SPELL_KINDS.find((one) => one === values['card']);
  return {
    ...values,
    ...(unit === undefined ? {} : { unit: unitName(locale, unit) }),
    ...(card === undefined ? {} : { card: spellName(locale, card) }),
  };
}

/** All texts of Blood Stone. Player names are used as given, with the side where the state is known. */
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
