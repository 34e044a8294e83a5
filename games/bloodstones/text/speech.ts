import { commonSpeech, type Speech } from '@sanguine/kernel';
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
import { factionName, sayCode } from './words.ts';

/** All texts of Bloodstones. Player names are used as given, with the faction where the state is known. */
export const speech: Speech<State, Move, Event> = {
  ...commonSpeech({ sayCode, reasons: { en: botEn, ja: botJa }, sides: FACTIONS, sideName: factionName }),
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
