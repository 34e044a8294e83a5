import type { Locale } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { boostText } from './effects.ts';
import type { Of } from './events.ts';
import { say } from './phrases.ts';
import { ownedName, pieceName, skillName, tokenName } from './words.ts';

/** §12, §15: tokens, health, items, skills and bad luck in terrain. */
export function tokenEventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  switch (event.e) {
    case 'action.lost':
    case 'unit.focused':
    case 'fire.doused':
    case 'ember.gained':
    case 'conditions.removed':
      return say(locale, `event.${event.e}`, { unit: ownedName(locale, event.unit, names) });
    case 'potion.drunk':
      return say(locale, 'event.potion.drunk', {
        unit: ownedName(locale, event.unit, names),
        item: skillName(locale, event.item),
      });
    case 'skill.used':
      return say(locale, 'event.skill.used', {
        unit: ownedName(locale, event.unit, names),
        skill: skillName(locale, event.by),
      });
    case 'health.lost':
      if (event.amount === 0) return null;
      return say(locale, `event.health.lost.${event.why}`, {
        unit: ownedName(locale, event.unit, names),
        amount: event.amount,
      });
    case 'health.restored':
    case 'inspire.gained':
    case 'shield.gained':
      return say(locale, `event.${event.e}`, {
        unit: ownedName(locale, event.unit, names),
        amount: event.amount,
      });
    case 'condition.applied':
      return say(locale, 'event.condition.applied', {
        unit: ownedName(locale, event.unit, names),
        token: tokenName(locale, event.token),
      });
    case 'dot.rolled':
      // The event of the lost health tells what it cost.
      return event.removed === 0
        ? null
        : say(locale, 'event.dot.rolled', {
            unit: ownedName(locale, event.unit, names),
            removed: event.removed,
          });
    case 'unit.boosted':
      return say(locale, 'event.unit.boosted', {
        unit: ownedName(locale, event.unit, names),
        boost: boostText(locale, event.boost, event.amount, event.until),
        skill: skillName(locale, event.by),
      });
    case 'terrain.tested':
      return testedLine(locale, event, ownedName(locale, event.unit, names));
    default:
      return null;
  }
}

/** §11: a terrain roll; a bad one says what the terrain then forbids. */
function testedLine(locale: Locale, { piece, kind, bad }: Of<'terrain.tested'>, unit: string): string {
  const words = { unit, piece: pieceName(locale, piece) };
  if (!bad) return say(locale, 'event.terrain.tested.good', words);
  const known = (['forest', 'swamp', 'ruins'] as const).find((one) => one === kind) ?? 'ruins';
  return say(locale, `event.terrain.tested.${known}`, words);
}
