import type { TableProps } from '@sanguine/ui';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { unitName } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { goalsOf } from './goals.ts';
import { sayStory } from './say.ts';
import { type Tally, talliesOf } from './tally.ts';
import css from './story.module.css';

/** A unit's deeds as one number to sort by. */
const weightOf = ({ destroyed, dealt, goals }: Tally): number => destroyed * 100 + goals * 10 + dealt;

/** Every unit's part in the battle, those with the greatest deeds first. */
export function DeedsTable({
  props: { view, settings, events },
}: {
  readonly props: Pick<TableProps<State, AnyMove, Event>, 'view' | 'settings' | 'events'>;
}): ReactNode {
  const { locale } = settings;
  const tallies = useMemo(() => talliesOf(view, events), [view, events]);
  const goals = goalsOf(view);
  const [goal] = goals;
  const columns = [
    'destroyed',
    'dealt',
    'taken',
    ...(goal === undefined ? [] : (['goals'] as const)),
  ] as const;
  const headOf = (column: (typeof columns)[number]): string =>
    column === 'goals' && goals.length === 1 && goal !== undefined
      ? sayStory(locale, `source.${goal}`)
      : sayStory(locale, `deeds.${column}`);
  return (
    <section>
      <h3 className={css['deedsHead']}>{sayStory(locale, 'deeds')}</h3>
      <table className={css['deeds']}>
        <thead>
          <tr>
            <th scope="col">{sayStory(locale, 'deeds.unit')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tallies
            .toSorted((one, other) => weightOf(other) - weightOf(one))
            .map((tally) => {
              const { kind, owner, state } = unitOf(view, tally.unit);
              return (
                <tr key={tally.unit} data-fallen={state === 'destroyed' || undefined}>
                  <th scope="row">
                    <BasePicture kind={kind} paint={paintOf(view, owner)} size={28} />
                    <span>
                      {unitName(locale, view, tally.unit)}
                      {state === 'destroyed' ? (
                        <span className="unseen"> ({sayStory(locale, 'deeds.fallen')})</span>
                      ) : null}
                    </span>
                  </th>
                  {columns.map((column) => (
                    <td key={column} data-none={tally[column] === 0 || undefined}>
                      {tally[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
        </tbody>
      </table>
      <p className={css['note']}>
        {sayStory(locale, goal === undefined ? 'deeds.note' : 'deeds.note.goals')}
      </p>
    </section>
  );
}
