import type { Locale } from '@sanguine/kernel';
import type { Help } from '../rules/forecast.ts';
import type { State } from '../rules/state.ts';
import { say } from './phrases.ts';
import { skillName, unitName } from './words.ts';

/** Charms and similar help that a forecast includes, and help that might still change rolls it does not look at. */
export function charmNotes(
  locale: Locale,
  view: State,
  { counted, uncounted = [] }: { readonly counted: readonly Help[]; readonly uncounted?: readonly Help[] },
): string[] {
  const words = ({ unit, by }: Help) => ({
    charm: skillName(locale, by),
    unit: unitName(locale, view, unit),
  });
  return [
    ...counted.map((help) => say(locale, 'odds.counted', words(help))),
    ...uncounted.map((help) => say(locale, 'odds.uncounted', words(help))),
  ];
}
