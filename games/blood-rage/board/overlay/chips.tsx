import type { Locale, Seat } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/index.ts';
import type { ReactNode } from 'react';
import { clanOf } from '../../rules/clans.ts';
import { figureName, placeName } from '../../text/words.ts';
import { FigurePicture } from '../look/token.tsx';
import { type Chip, chipsFor } from '../plan/chips.ts';
import type { Selection, View } from '../plan/selection.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

interface ChipsProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly onTake: (selection: Selection) => void;
}

/** The figures that can be added to or removed from the current selection. */
export function Chips({ locale, view, seat, selection, onTake }: ChipsProps): ReactNode {
  const chips = chipsFor(view, seat, selection);
  if (chips.length === 0) return null;
  const { name } = clanOf(view, seat);
  const all = allOf(chips, selection);
  const many = new Set(chips.map(({ at }) => at)).size > 1;
  return (
    <fieldset className={css['chips']} data-guide="chips">
      <legend>{sayBoard(locale, askedFor(selection))}</legend>
      <ul>
        {chips.map(({ figure, at, on, next }, number) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={on}
              data-guide={`chip:${figure}`}
              data-at={at}
              onClick={() => {
                onTake(next);
              }}
            >
              <FigurePicture side={name} figure={figure} size={34} />
              <small>{many ? placeName(locale, at) : figureName(locale, figure)}</small>
              {many ? <span className="unseen">{figureName(locale, figure)}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {all === null ? null : (
        <ActionButton
          guide="chip:all"
          onPress={() => {
            onTake(all);
          }}
        >
          {sayBoard(locale, 'chips.all')}
        </ActionButton>
      )}
    </fieldset>
  );
}

function askedFor({ held }: Selection): BoardPhrase {
  return held === 'place' || held === 'victims' || held === 'saved' ? `chips.${held}` : 'chips.nothing';
}

/** Selects the whole troop at once. */
function allOf(chips: readonly Chip[], selection: Selection): Selection | null {
  if (selection.held !== 'place' || chips.length < 2 || chips.every(({ on }) => on)) return null;
  return { ...selection, troop: chips.map(({ figure }) => figure) };
}
