import { useMemo } from 'react';
import { type AnyGame, type Locale, toldApart } from '@sanguine/kernel';
import type { AnyBoard, Box, Notes } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { accountNotes } from '../account/account-notes.ts';
import { useMe } from '../account/me.ts';
import type { OpenTable } from '../link/link.ts';
import { standingEvents } from '../link/log.ts';
import { actedAt, type Teller } from './lines.ts';
import { playerNames, sidedNames, sidesOf } from './names.ts';
import { useBox } from './use-box.ts';

/** A table with its game, its board and the players' names. */
export interface TableContext extends Teller {
  readonly box: Box;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly locale: Locale;
  readonly table: OpenTable;
  /** By seat: the person's or bot's name. */
  readonly players: readonly string[];
  /** By seat: the name alone, for lines with an emblem; always distinct. */
  readonly called: readonly string[];
  /** By seat: the name with its side; always distinct. */
  readonly names: readonly string[];
  readonly sides: readonly (string | null)[];
  /** All events in effect. */
  readonly events: readonly unknown[];
  /** Index in `events` where the viewer's own last act begins. */
  readonly acted: number;
  /** The game's notebook of whoever is signed in. */
  readonly account: Notes | null;
}

export function useTableContext(table: OpenTable): TableContext {
  const locale = useLocale();
  const { box, game, board } = useBox(table.game);
  const players = playerNames(locale, table.seats, table.name);
  const sides = sidesOf(game, table.view, table.seats.length);
  const names = sidedNames(game, locale, players, sides);
  const events = useMemo(() => standingEvents(table.log), [table.log]);
  const acted = useMemo(() => actedAt(table.log, table.viewer), [table.log, table.viewer]);
  const me = useMe();
  const account = me === null || me === undefined ? null : accountNotes(me.person, table.game);
  const called = toldApart(players);
  return { box, game, board, locale, table, players, called, names, sides, events, acted, account };
}

/** Tells the log with plain names: its lines carry emblems, so names need no sides. */
export const logTeller = (context: TableContext): Teller => ({ ...context, names: context.called });
