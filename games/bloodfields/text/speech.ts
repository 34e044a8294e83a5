import { commonSpeech, type Locale, type Reason, type Speech } from '@sanguine/kernel';
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

const common = commonSpeech({ sayCode, reasons: { en: botEn, ja: botJa }, sides: SIDES, sideName });

/** The values of a bot's reason, with units and skills by name. */
function named(locale: Locale, values: Reason['values']): Reason['values'] {
  const kind = (value: string): Reason['values'] => {
    const one = UNIT_KINDS.find((known) => known === values[value]);
    return one === undefined ? {} : { [value]: kindName(locale, one) };
  };
  const { skill } = values;
  return {
    ...values,
    ...kind('unit'),
    ...kind('target'),
    ...(typeof skill === 'string' ? { skill: skillName(locale, skill) } : {}),
  };
}

/** All texts of Bloodfields. Player names are used as given, with the side of the table once it is chosen. */
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
