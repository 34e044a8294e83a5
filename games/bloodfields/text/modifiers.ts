import type { Locale } from '@sanguine/kernel';
import type { Modifier } from '../rules/attack/modifiers.ts';
import type { Tag } from '../rules/names.ts';
import { whenText } from './attacks.ts';
import { signed } from './effects.ts';
import { lengthText } from './measures.ts';
import { isPhrase, say } from './phrases.ts';
import { pieceName, skillName } from './words.ts';

/** What counts in a roll, and its source; null for a value that is simply on the card. */
export interface ModifierWords {
  readonly what: string;
  readonly by: string | null;
}

/** Statistics, which need no source because they are on the card. */
const STATISTICS = ['mm', 'rm', 'am', 'ar', 'mv', 'mo'];

export function modifierWords(
  locale: Locale,
  modifier: Modifier,
  nameOf: (unit: Tag) => string,
): ModifierWords {
  return { what: whatText(locale, modifier), by: sourceText(locale, modifier, nameOf) };
}

function whatText(locale: Locale, { on, amount, base }: Modifier): string {
  if (typeof amount !== 'number')
    return say(locale, amount === 'any' ? 'modifier.reroll.any' : 'modifier.damage.d3');
  switch (on) {
    case 'critical':
    case 'cover':
    case 'mute':
      return say(locale, `modifier.${on}`);
    case 'reroll':
      return say(locale, 'bonus.reroll', { count: amount });
    case 'movement':
      return say(locale, 'modifier.movement', {
        amount: base
          ? lengthText(locale, amount)
          : `${amount < 0 ? '\u2212' : '+'}${lengthText(locale, Math.abs(amount))}`,
      });
    case 'dice':
      return say(locale, 'modifier.dice', {
        amount: base ? String(amount) : signed(amount),
        count: Math.abs(amount),
      });
    default:
      return say(locale, `modifier.${on}`, { amount: base ? String(amount) : signed(amount) });
  }
}

function sourceText(
  locale: Locale,
  { by, when, of }: Modifier,
  nameOf: (unit: Tag) => string,
): string | null {
  if (STATISTICS.includes(by)) return null;
  const token = `token.${by}`;
  const name = skillName(locale, by);
  const source = name !== by ? name : isPhrase(token) ? say(locale, token) : pieceName(locale, by);
  const condition = when === null ? null : whenText(locale, when);
  if (condition !== null) return say(locale, 'modifier.when', { source, when: condition });
  if (of === null) return source;
  return by === 'behind' ? nameOf(of) : say(locale, 'modifier.of', { source, unit: nameOf(of) });
}

/** `3 dice (Twin Blades)` */
export function modifierText(locale: Locale, modifier: Modifier, nameOf: (unit: Tag) => string): string {
  const { what, by } = modifierWords(locale, modifier, nameOf);
  return by === null ? what : say(locale, 'modifier.by', { what, by });
}
