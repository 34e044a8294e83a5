import { type Gesture, gesturesOf, type Language } from '../animation/gesture.ts';

interface Told {
  readonly e: string;
}

/** The gestures shown for a row, and its events. */
interface ShownRow {
  readonly events: readonly Told[];
  readonly gestures: readonly Gesture[];
}

/**
 * Differences between what is shown and a game's table of movement: a gesture that none of a row's events has, and one that
 * was never seen with its event.
 */
export function languageFlaws(language: Language<Told>, rows: Iterable<ShownRow>): string[] {
  const flaws = new Set<string>();
  const met = new Map<string, Set<Gesture>>();
  for (const { events, gestures } of rows) {
    const allowed = new Set(events.flatMap((event) => gesturesOf(language, event)));
    const names = [...new Set(events.map(({ e }) => e))];
    for (const gesture of gestures) {
      if (!allowed.has(gesture)) flaws.add(`${gesture} is shown, but not said of: ${names.join(', ')}`);
    }
    for (const name of names) {
      const seen = met.get(name) ?? new Set();
      for (const gesture of gestures) seen.add(gesture);
      met.set(name, seen);
    }
  }
  for (const [name, seen] of met) {
    for (const gesture of gesturesOf(language, { e: name }))
      if (!seen.has(gesture)) flaws.add(`${name} is never shown as ${gesture}`);
  }
  return [...flaws];
}
