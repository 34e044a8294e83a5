import type { Locale, Seat } from '@sanguine/kernel';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import { Tip } from '@sanguine/ui/overlay/tip.tsx';
import type { ReactNode } from 'react';
import type { Area } from '../../content/map.ts';
import { cheapest } from '../../rules/due.ts';
import { pipSum, playerOf } from '../../rules/tiles.ts';
import { groupName, join, placeName } from '../../text/words.ts';
import { Prospects } from '../battle/prospects.tsx';
import { presenceLines } from '../map/labels.ts';
import { debtOf } from '../plan/price.ts';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { arrivalNotes, owedWords, priceWords } from '../text/consequence.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';
import { placeBeside } from './placing.ts';

/** What is in an area, what going there costs, and what would happen. */
export function AreaTip({
  locale,
  view,
  seat,
  names,
  area,
  target,
  chosen,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly area: Area;
  readonly target: Target | null;
  /** The selected stack, which the tip must not cover. */
  readonly chosen: Area | null;
}): ReactNode {
  const present = presenceLines(locale, view, names, area);
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
      <p className={css['place']}>{placeName(locale, view, area)}</p>
      {target === null || seat === null ? null : (
        <Consequence locale={locale} view={view} seat={seat} target={target} />
      )}
      {present.map((line) => (
        <p key={line} className={css['line']}>
          {line}
        </p>
      ))}
    </Tip>
  );
}

const buttonOf = (area: Area): string => placeButton('data-area', area);

function Consequence({
  locale,
  view,
  seat,
  target,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly target: Target;
}): ReactNode {
  const last = target.moves.at(-1);
  if (last === undefined) return null;
  const price = priceWords(locale, target);
  const notes = [...owedWords(locale, view, target), ...arrivalNotes(locale, seat, target)];
  const payers = last.do === 'step' ? payerLine(locale, view, seat, target) : null;
  return (
    <>
      {price === '' ? null : <p className={css['price']}>{price}</p>}
      {notes.map((note) => (
        <p key={note} className={css['note']}>
          {note}
        </p>
      ))}
      {payers === null ? null : <p className={css['payers']}>{payers}</p>}
      {last.do === 'step' || last.do === 'shamble' ? (
        <Prospects locale={locale} view={target.before} seat={seat} move={last} />
      ) : null}
    </>
  );
}

/** Which tiles would pay for the whole march, and what would be left. */
function payerLine(locale: Locale, view: View, seat: Seat, { price }: Target): string | null {
  const debt = debtOf(view) + (price?.count ?? 0);
  const tiles = cheapest(view, seat, { verb: 'pay', by: 'sum', count: debt });
  if (tiles === null) return null;
  const { faction, hand } = playerOf(view, seat);
  const paid = pipSum(faction, tiles);
  const named = groupName(locale, tiles);
  const pay =
    paid > debt
      ? sayBoard(locale, 'tip.payLost', { tiles: named, lost: paid - debt })
      : sayBoard(locale, 'tip.pay', { tiles: named });
  const left = sayBoard(locale, 'tip.left', { pips: pipSum(faction, hand) - paid });
  return join(locale, [pay, left], 'list.notes');
}
