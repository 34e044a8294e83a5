import type { Locale } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { facesText, rollName } from './dice.ts';
import { modifierText } from './modifiers.ts';
import { join, say } from './phrases.ts';
import { otherName, ownedName } from './words.ts';

/** §7.10: rolls, and changes to their dice. */
export function diceEventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  switch (event.e) {
    case 'dice.rolled':
      return say(locale, 'event.dice.rolled', {
        unit: ownedName(locale, event.unit, names),
        roll: rollName(locale, event.roll),
        dice: facesText(locale, event.roll, event.faces),
      });
    case 'roll.weighed':
      return say(locale, 'event.roll.weighed', {
        unit: ownedName(locale, event.unit, names),
        roll: rollName(locale, event.roll),
        modifiers: join(
          locale,
          event.modifiers.map((one) =>
            modifierText(locale, one, (unit) => otherName(locale, unit, event.unit, names)),
          ),
        ),
      });
    case 'dice.rerolled':
      return say(locale, 'event.dice.rerolled', {
        unit: ownedName(locale, event.unit, names),
        roll: rollName(locale, event.roll),
        dice: facesText(locale, event.roll, event.dice),
        faces: facesText(locale, event.roll, event.faces),
      });
    case 'die.turned':
      return say(locale, 'event.die.turned', {
        unit: ownedName(locale, event.unit, names),
        from: event.from,
        to: event.to,
      });
    case 'token.spent':
      return say(locale, `event.token.spent.${event.token}`, {
        unit: ownedName(locale, event.unit, names),
        roll: rollName(locale, event.roll),
      });
    default:
      return null;
  }
}
