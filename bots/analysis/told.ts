import { type AnyGame, type Locale, type Masked, type Seat, Telling } from '@sanguine/kernel';
import type { ToldMove } from './analysis.ts';

/** Player names as each language writes them. */
export type PlayerNames = Readonly<Record<Locale, readonly string[]>>;
type Words = Readonly<Record<Locale, string>>;

const inEach = (words: (locale: Locale) => string): Words => ({ en: words('en'), ja: words('ja') });

export function toldMove(game: AnyGame, view: Masked<unknown>, seat: Seat, move: unknown): ToldMove {
  return {
    notation: game.engine.notation.print(view, seat, move),
    words: inEach((locale) => game.speech.move(locale, view, seat, move)),
  };
}

/** What happened, with nothing hidden; `otherwise` if the log has no line for it. */
export function toldEvents(
  { speech }: AnyGame,
  events: readonly unknown[],
  names: PlayerNames,
  view: Masked<unknown>,
  otherwise: Words,
): Words {
  return inEach((locale) => {
    const telling = new Telling(speech, locale, names[locale], view);
    for (const event of events) telling.add(event);
    const { lines } = telling;
    return lines.length === 0 ? otherwise[locale] : lines.join(' · ');
  });
}
