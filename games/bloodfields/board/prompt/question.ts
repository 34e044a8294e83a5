import type { Locale, Seat } from '@sanguine/kernel';
import type { FrameOf, Frames } from '../../rules/frames.ts';
import { turnOf } from '../../rules/turn/turn-frame.ts';
import { hasToken, unitOf } from '../../rules/units.ts';
import { rollName } from '../../text/dice.ts';
import { lengthText } from '../../text/measures.ts';
import { currentRoll, diceOptions } from '../../rules/roll/options.ts';
import { movementOf } from '../../rules/stats.ts';
import { question } from '../../text/prompts.ts';
import { skillName, unitName } from '../../text/words.ts';
import type { Selection, View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

interface Question {
  readonly asks: string;
  readonly facts: string;
}

/** The question to the decider, and how to answer it. */
export function questionFor(locale: Locale, view: View, seat: Seat, selection: Selection): Question {
  const open = view.frames.at(-1);
  if (open === undefined) return { asks: '', facts: '' };
  const own =
    open.step === 'act' && open.what === 'turn'
      ? ownQuestion(locale, view, open, selection)
      : open.step === 'dice'
        ? diceQuestion(locale, view, open)
        : null;
  return {
    asks: own ?? question(locale, view, open, seat),
    facts: factsFor(locale, view, seat, open, selection),
  };
}

/** The question to a unit in its own turn; null if it has lost its action. */
function ownQuestion(
  locale: Locale,
  view: View,
  { unit }: FrameOf<'act'>,
  { way }: Selection,
): string | null {
  if (hasToken(unitOf(view, unit), 'stun')) return null;
  return sayBoard(locale, way.length > 0 ? 'ask.planned' : 'ask.act');
}

/** What may be done with dice, and whose dice they are. */
function diceQuestion(locale: Locale, view: View, { side }: FrameOf<'dice'>): string {
  const { roll, asker } = currentRoll(view);
  const words = {
    unit: unitName(locale, view, roll.unit),
    roll: rollName(locale, roll.roll),
    skill: asker.step === 'attack' ? skillName(locale, asker.skill) : rollName(locale, roll.roll),
  };
  if (side === 'opponent') return sayBoard(locale, 'ask.dice.force', words);
  return sayBoard(locale, diceOptions(view, side).length > 0 ? 'ask.dice.change' : 'ask.dice.token', words);
}

function factsFor(
  locale: Locale,
  view: View,
  seat: Seat,
  open: FrameOf<keyof Frames>,
  selection: Selection,
): string {
  switch (open.step) {
    case 'act':
      return actFacts(locale, view, seat, open, selection);
    case 'muster':
    case 'deploy':
    case 'terrain':
    case 'inspire':
    case 'activate':
    case 'support':
    case 'go':
    case 'contact':
    case 'shoot':
    case 'summon':
      return sayBoard(locale, `fact.${open.step}`);
    case 'dice':
      return diceOptions(view, open.side).length > 0
        ? sayBoard(locale, 'fact.dice')
        : sayBoard(locale, 'fact.dice.token');
    default:
      return '';
  }
}

function actFacts(
  locale: Locale,
  view: View,
  seat: Seat,
  { unit: id }: FrameOf<'act'>,
  selection: Selection,
): string {
  const unit = unitOf(view, id);
  if (hasToken(unit, 'stun')) return '';
  if (selection.pinning) return sayBoard(locale, 'fact.corner');
  if (selection.way.length > 0) return sayBoard(locale, 'fact.planned');
  if (selection.target !== null)
    return sayBoard(locale, 'fact.target', { unit: unitName(locale, view, selection.target, seat) });
  return sayBoard(locale, 'fact.act', {
    actions: turnOf(view)?.actions ?? 0,
    inspire: unit.inspire,
    length: lengthText(locale, movementOf(unit)),
  });
}
