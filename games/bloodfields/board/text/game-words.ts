import type { Locale, Refusal } from '@sanguine/kernel';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import type { State } from '../../rules/state.ts';
import { sayCode } from '../../text/phrases.ts';

/** A move as a button says it. */
export const moveTitle = (_locale: Locale, view: State, move: AnyMove): string => printMove(view, move);

export const refusalText = (locale: Locale, { code, facts }: Refusal): string =>
  sayCode(locale, `refusal.${code}`, facts);
