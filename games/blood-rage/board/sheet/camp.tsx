import type { Locale, Seat } from '@sanguine/kernel';
import { type ReactNode } from 'react';
import type { Figure } from '../../content/clan.ts';
import { clanOf } from '../../rules/clans.ts';
import { kindsOf } from '../../rules/figures.ts';
import { figureName } from '../../text/words.ts';
import { FigurePicture } from '../look/token.tsx';
import type { Selection, View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './sheet.module.css';

interface CampProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  /** Whether a figure can be selected now. */
  readonly usable: (figure: Figure, from: 'reserve' | 'valhalla') => boolean;
  /** Null if they are only shown. */
  readonly onTake: ((selection: Selection) => void) | null;
}

/** The clan's figures in reserve and in Valhalla, which can be selected here. */
export function Camp(props: CampProps): ReactNode {
  return (
    <div className={css['camp']}>
      <Zone {...props} from="reserve" />
      <Zone {...props} from="valhalla" />
    </div>
  );
}

function Zone({
  locale,
  view,
  seat,
  selection,
  usable,
  onTake,
  from,
}: CampProps & { readonly from: 'reserve' | 'valhalla' }): ReactNode {
  const { name, figures } = clanOf(view, seat);
  const here = figures[from];
  return (
    <section data-guide={from}>
      <h3>{sayBoard(locale, `camp.${from}`, { count: here.length })}</h3>
      <ul>
        {kindsOf(here).map((figure) => {
          const count = here.filter((one) => one === figure).length;
          const held = selection.held === 'figure' && selection.figure === figure && selection.from === from;
          const label = sayBoard(locale, 'camp.figure', { figure: figureName(locale, figure), count });
          return (
            <li key={figure}>
              <button
                type="button"
                data-guide={`${from}:${figure}`}
                data-usable={usable(figure, from) || undefined}
                aria-pressed={held}
                aria-disabled={onTake === null || undefined}
                aria-label={label}
                title={label}
                onClick={() => onTake?.(held ? { held: 'nothing' } : { held: 'figure', figure, from })}
              >
                <FigurePicture side={name} figure={figure} size={34} />
                {count > 1 ? <b>{count}</b> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
