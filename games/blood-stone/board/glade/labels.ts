import type { Locale } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { unitAt } from '../../rules/figures.ts';
import { groundOf, spaceName } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { figureName, join } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import type { Marks } from './marks.ts';

/** A space's label for screen readers: who is there, what it is, what pressing it would do. */
export function spaceLabel(locale: Locale, view: State, marks: Marks, space: Space): string {
  const ground = groundOf(view);
  const unit = unitAt(view, space);
  const side = (['witch', 'soldiers'] as const).find((one) => ground.starts[one].includes(space));
  const kind = marks.targets.get(space)?.kind;
  const change = marks.forecast.changes.find((one) => one.unit === unit);
  return join(locale, [
    spaceName(ground, space),
    ...(unit === null
      ? []
      : [
          sayBoard(locale, 'space.unit', {
            unit: figureName(locale, view, unit),
            blood: view.figures[unit].blood,
          }),
        ]),
    ...(ground.dark[space] === true
      ? [sayBoard(locale, ground.glade.darkBlocks ? 'space.darkBlocks' : 'space.dark')]
      : []),
    ...(side === undefined ? [] : [sayBoard(locale, `space.start.${side}`)]),
    ...(marks.reach.includes(space) ? [sayBoard(locale, 'space.reach')] : []),
    ...(kind === undefined ? [] : [sayBoard(locale, `space.${kind}`)]),
    ...(change === undefined ? [] : [sayBoard(locale, `change.${change.fate}`, { by: change.by })]),
  ]);
}
