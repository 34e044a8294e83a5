import type { Locale, Seat } from '@sanguine/kernel';
import { classes, LinkButton } from '@sanguine/ui/controls/index.ts';
import { Fragment, type ReactNode } from 'react';
import type { TileKind } from '../../content/kinds.ts';
import { cheapest, type Due } from '../../rules/due.ts';
import { battlesOnce } from '../../rules/prospects.ts';
import { pipSum, playerOf } from '../../rules/tiles.ts';
import { waitingNote } from '../../text/notes.ts';
import { groupName } from '../../text/words.ts';
import { tilesAt } from '../plan/payment.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './hand.module.css';

/** The payment: its tiles, the pips it wastes, and what stays in hand. */
export function Ledger({
  locale,
  view,
  seat,
  due,
  places,
  would,
  onLay,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly due: Due;
  readonly places: readonly number[];
  /** Nothing is owed yet: it previews an aimed move. */
  readonly would: boolean;
  /** Lays out these tiles; null for the cheapest payment. */
  readonly onLay: (tiles: readonly TileKind[] | null) => void;
}): ReactNode {
  const { hand, faction } = playerOf(view, seat);
  const tiles = tilesAt(view, seat, places);
  const paid = pipSum(faction, tiles);
  const pays = due.verb === 'pay';
  const best = cheapest(view, seat, due);
  const unlike = best !== null && pays && paid !== pipSum(faction, best);
  // A preview shows no pending battles: the aimed step's own tip does.
  const waiting = would ? [] : battlesOnce(view, seat, tiles);
  const title = pays ? (would ? 'ledger.would' : 'ledger.title') : 'ledger.discard';
  const named = groupName(locale, tiles);
  return (
    <div
      className={classes(css['ledger'], would && css['foreseen'])}
      aria-live={would ? undefined : 'polite'}
      data-guide="ledger"
    >
      <h3>{sayBoard(locale, title, { count: due.count })}</h3>
      {tiles.length === 0 ? null : (
        <p>
          {pays
            ? sayBoard(locale, 'ledger.paid', { tiles: named, pips: paid, count: tiles.length })
            : sayBoard(locale, 'ledger.gone', { tiles: named })}
        </p>
      )}
      {pays && paid >= due.count ? (
        <p>{sayBoard(locale, 'ledger.lost', { count: paid - due.count })}</p>
      ) : null}
      <p>
        {sayBoard(locale, 'ledger.left', {
          tiles: hand.length - tiles.length,
          pips: pipSum(faction, hand) - paid,
        })}
      </p>
      {unlike ? (
        <LinkButton onPress={() => onLay(null)}>
          {sayBoard(locale, 'ledger.cheaper', { tiles: groupName(locale, best) })}
        </LinkButton>
      ) : null}
      {waiting.map(({ forecast, keeping }) => (
        <Fragment key={`${forecast.area} ${forecast.defender}`}>
          <p>{waitingNote(locale, view, forecast)}</p>
          {keeping === null ? null : (
            <LinkButton onPress={() => onLay(keeping.payment)}>
              {sayBoard(locale, 'ledger.keeping', {
                tiles: groupName(locale, keeping.tiles),
                payment: groupName(locale, keeping.payment),
              })}
            </LinkButton>
          )}
        </Fragment>
      ))}
    </div>
  );
}
