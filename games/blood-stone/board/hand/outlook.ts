import type { Locale, Seat } from '@sanguine/kernel';
import { spellCard } from '../../content/spells.ts';
import type { Cast } from '../../rules/moves.ts';
import { endingFor } from '../../text/consequences.ts';
import { moveNotes } from '../../text/notes.ts';
import { figureName, join, say } from '../../text/words.ts';
import { type Change, forecast } from '../plan/forecast.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

/** What a cast leads to if it succeeds and if it fails. Where stones change, it lists the changes. */
export function outlookLines(locale: Locale, view: View, seat: Seat, cast: Cast): string[] {
  const { kind } = spellCard(cast.card).chance;
  const won = [...changesFor(locale, view, seat, cast)];
  return [
    ...(won.length === 0
      ? []
      : [
          sayBoard(locale, kind === 'always' ? 'outlook.sure' : 'outlook.won', {
            changes: join(locale, won),
          }),
        ]),
    ...(kind === 'always' ? [] : [sayBoard(locale, `outlook.lost.${kind}`)]),
  ];
}

function changesFor(locale: Locale, view: View, seat: Seat, cast: Cast): string[] {
  const { changes } = forecast(view, seat, cast);
  const chance = spellCard(cast.card).chance.kind === 'always' ? 0 : 1;
  if (changes.length === 0) return moveNotes(locale, view, seat, cast).slice(chance);
  const lost = changes.flatMap(({ unit, fate }) => (fate === 'dies' || fate === 'turns' ? [unit] : []));
  const ending = endingFor(view, seat, lost);
  return [
    ...changes.map((change) => changeWords(locale, view, change)),
    ...(ending === null ? [] : [say(locale, `note.${ending}`)]),
  ];
}

function changeWords(locale: Locale, view: View, { unit, by, fate }: Change): string {
  const sign = by < 0 ? '\u2212' : '+';
  return sayBoard(locale, `outlook.${fate}`, {
    unit: figureName(locale, view, unit),
    by: `${sign}${Math.abs(by)}`,
  });
}
