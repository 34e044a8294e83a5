import type { Locale, Seat } from '@sanguine/kernel';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import { Tip } from '@sanguine/ui/overlay/tip.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Area } from '../../content/map.ts';
import { prospectsOf } from '../../rules/prospects.ts';
import { placeName } from '../../text/words.ts';
import { Prospects } from '../battle/prospects.tsx';
import { presenceLines } from '../map/labels.ts';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { arrivalNotes, owedWords, payerLine, priceWords } from '../text/consequence.ts';
import { sayBoard } from '../text/say.ts';
import { BriefTip, isBrief } from './brief-tip.tsx';
import css from './overlay.module.css';
import { placeBeside } from './placing.ts';

/** What going to an area costs, risks and brings; on demand also what is there and how it all comes about. */
export function AreaTip({
  locale,
  view,
  seat,
  names,
  area,
  target,
  chosen,
  whole,
  onWhole,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly area: Area;
  readonly target: Target | null;
  /** The selected stack, which the tip must not cover. */
  readonly chosen: Area | null;
  readonly whole: boolean;
  readonly onWhole: () => void;
}): ReactNode {
  const present = presenceLines(locale, view, names, area);
  const last = target?.moves.at(-1);
  const prospects = useMemo(
    () =>
      target !== null && seat !== null && (last?.do === 'step' || last?.do === 'shamble')
        ? prospectsOf(target.before, seat, last)
        : [],
    [target, seat, last],
  );
  const told = { locale, view, seat, target, present, prospects };
  return (
    <Tip
      key={chosen}
      className={css['tip']}
      about={buttonOf(area)}
      place={(about, tip, board) => {
        const spared = chosen === null ? null : document.querySelector(buttonOf(chosen));
        return placeBeside(about, tip, board, spared === null ? [] : [spared.getBoundingClientRect()]);
      }}
    >
      <div className={css['place']}>
        <p>{placeName(locale, view, area)}</p>
        {isBrief(told) ? null : (
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={whole}
            data-guide="tip:more"
            // The area keeps the focus, and with it the tip.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onWhole}
          >
            <kbd>I</kbd>
            {sayBoard(locale, whole ? 'tip.less' : 'tip.more')}
          </button>
        )}
      </div>
      {whole ? (
        <>
          {target === null || seat === null ? null : (
            <Consequence {...{ locale, view, seat, target }}>
              <Prospects {...{ locale, seat, prospects }} />
            </Consequence>
          )}
          {present.map((line) => (
            <p key={line} className={css['line']}>
              {line}
            </p>
          ))}
        </>
      ) : (
        <BriefTip {...told} />
      )}
    </Tip>
  );
}

const buttonOf = (area: Area): string => placeButton('data-area', area);

function Consequence({
  locale,
  view,
  seat,
  target,
  children,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly target: Target;
  readonly children: ReactNode;
}): ReactNode {
  const price = priceWords(locale, target);
  const notes = [...owedWords(locale, view, target), ...arrivalNotes(locale, seat, target)];
  const payers = payerLine(locale, view, seat, target);
  return (
    <>
      {price === '' ? null : <p className={css['price']}>{price}</p>}
      {notes.map((note) => (
        <p key={note} className={css['note']}>
          {note}
        </p>
      ))}
      {payers === null ? null : <p className={css['payers']}>{payers}</p>}
      {children}
    </>
  );
}
