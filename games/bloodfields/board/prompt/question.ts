import type { Locale, Seat } from '@sanguine/kernel';
import { question } from '../../text/prompts.ts';
import { skillName, unitName } from '../../text/words.ts';
import { groundUse } from '../plan/ground-use.ts';
import { openFrame, type Selection, type View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

interface Question {
  readonly asks: string;
  /** How it is done by hand. */
  readonly facts: string;
}

/** The question to the decider, given what is in hand. */
export function questionFor(locale: Locale, view: View, seat: Seat, selection: Selection): Question {
  const frame = openFrame(view);
  if (frame === undefined) return { asks: '', facts: '' };
  return {
    asks: inHand(locale, view, selection) ?? question(locale, view, frame),
    facts: hint(locale, view, seat, selection),
  };
}

/** The question raised by what the player has taken into hand. */
function inHand(locale: Locale, view: View, { aiming, target, plan }: Selection): string | null {
  const frame = openFrame(view);
  if (frame?.step !== 'act' || plan !== null) return null;
  const unit = unitName(locale, view, frame.unit);
  if (aiming !== null)
    return aiming.verb === 'charge'
      ? sayBoard(locale, 'ask.charge', { unit })
      : sayBoard(locale, 'ask.attack', { skill: skillName(locale, aiming.skill) });
  return target === null
    ? null
    : sayBoard(locale, 'ask.against', { unit, target: unitName(locale, view, target) });
}

function hint(locale: Locale, view: View, seat: Seat, selection: Selection): string {
  const { plan, aiming, target } = selection;
  if (plan !== null) return sayBoard(locale, 'hint.plan');
  if (aiming !== null) return sayBoard(locale, 'hint.aim');
  if (target !== null) return sayBoard(locale, 'hint.against');
  const use = groundUse(view, seat, selection);
  if (use !== null) return sayBoard(locale, `hint.${use.kind}`);
  switch (openFrame(view)?.step) {
    case 'inspire':
    case 'activate':
    case 'support':
    case 'aim':
    case 'champion':
    case 'ember':
    case 'exit':
      return sayBoard(locale, 'hint.unit');
    case 'dice':
      return sayBoard(locale, 'hint.dice');
    default:
      return '';
  }
}
