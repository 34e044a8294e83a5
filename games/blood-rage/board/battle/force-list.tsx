import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Figure } from '../../content/clan.ts';
import { figureName } from '../../text/words.ts';
import type { LiverySide } from '../look/livery.ts';
import { FigurePicture } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import css from './force.module.css';
import type { ForceLine } from './forces.ts';

interface ForceListProps {
  readonly locale: Locale;
  readonly clan: LiverySide;
  readonly force: readonly ForceLine[];
  readonly fallen: readonly Figure[];
}

/** §11.5: which figures count in the battle and how much, kind by kind; fallen ones stay in the list, struck out. */
export function ForceList({ locale, clan, force, fallen }: ForceListProps): ReactNode {
  return (
    <ul className={css['force']}>
      {force.map(({ figure, count, strength }) => {
        const lost = Math.min(count, fallen.filter((one) => one === figure).length);
        const names = sayBoard(locale, 'camp.figure', { count, figure: figureName(locale, figure) });
        return (
          <li key={figure}>
            <span className={css['tokens']} aria-hidden="true">
              {Array.from({ length: count }, (_, at) => (
                <span key={at} data-fallen={at >= count - lost || undefined}>
                  <FigurePicture side={clan} figure={figure} size={30} />
                </span>
              ))}
            </span>
            <span>
              {names}
              {lost === 0 ? null : <em>{sayBoard(locale, 'battle.fallen', { count: lost })}</em>}
            </span>
            <b>{strength}</b>
          </li>
        );
      })}
    </ul>
  );
}
