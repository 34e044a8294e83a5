import type { Locale, Seat } from '@sanguine/kernel';
import { pileOf } from '../../rules/cards.ts';
import { castsOf } from '../../rules/casting.ts';
import { huskStones } from '../../rules/spells/raise-husk.ts';
import { waiting } from '../../rules/steps/place.ts';
import { figureName, sideOf, spellName, unitName } from '../../text/words.ts';
import { castPlan } from '../plan/casting.ts';
import type { Selection, View } from '../plan/selection.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';

interface Question {
  readonly asks: string;
  readonly facts: string;
}

/** The question to the decider, given the current selection. */
export function questionFor(locale: Locale, view: View, seat: Seat, selection: Selection): Question {
  const open = view.frames.at(-1);
  const say = (key: BoardPhrase, values: Readonly<Record<string, string | number>> = {}): string =>
    sayBoard(locale, key, values);
  switch (open?.step) {
    case 'place': {
      const left = waiting(view, open.side).length;
      const asks =
        left === 0 || selection.unit === null
          ? say(left === 0 ? 'ask.placed' : 'ask.placeAny')
          : say('ask.place', { unit: unitName(locale, selection.unit) });
      return { asks, facts: say(`fact.place.${open.side}`, { left }) };
    }
    case 'husk':
      return {
        asks: say('ask.husk', { unit: unitName(locale, open.unit) }),
        facts: say('fact.husk', { blood: huskStones(view) }),
      };
    case 'whisper':
      return { asks: say('ask.whisper'), facts: say('fact.whisper') };
    case 'puppets':
      return {
        asks:
          selection.unit === null
            ? say('ask.puppets')
            : say('ask.unit', { unit: figureName(locale, view, selection.unit) }),
        facts: say('fact.puppets'),
      };
    case 'soldiers':
    case 'witch': {
      const casts = Math.min(castsOf(view, seat) - view.casts, pileOf(view, seat).hand.length);
      const facts = say(open.step === 'witch' ? 'fact.witch' : 'fact.soldiers', {
        acts: view.acts,
        casts,
        moved: view.figures.witch.moved ? 'yes' : 'no',
      });
      const walks = selection.card === null && selection.unit !== null;
      return {
        asks: inHand(locale, view, seat, selection) ?? say(`ask.${sideOf(view, seat)}`),
        facts: walks && selection.unit !== 'witch' ? say('fact.unit', { acts: view.acts }) : facts,
      };
    }
    case undefined:
      return { asks: '', facts: '' };
  }
}

/** The question raised by the selection. */
function inHand(locale: Locale, view: View, seat: Seat, selection: Selection): string | null {
  const plan = castPlan(view, seat, selection);
  if (plan === null)
    return selection.unit === null
      ? null
      : sayBoard(locale, selection.unit === 'witch' ? 'ask.walk' : 'ask.unit', {
          unit: figureName(locale, view, selection.unit),
        });
  const spell = spellName(locale, plan.card);
  if (plan.spaces.length > 0) return sayBoard(locale, 'ask.spell.space', { spell });
  if (plan.targets.length > 0 && plan.target === null) return sayBoard(locale, 'ask.spell.target', { spell });
  if (plan.amounts.length > 0) return sayBoard(locale, 'ask.spell.blood', { spell });
  return sayBoard(locale, plan.cast === null ? 'ask.spell.never' : 'ask.spell.ready', { spell });
}
