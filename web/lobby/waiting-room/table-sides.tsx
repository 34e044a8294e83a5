import type { TableInfo } from '@sanguine/protocol';
import type { Box } from '@sanguine/ui';
import { useBoard, useGame } from '../parts.ts';
import { SidesNote } from '../sides/sides-note.tsx';

/** How the table's sides are given out, with their crests. Suspends. */
export function TableSides({ box, table }: { readonly box: Box; readonly table: TableInfo }) {
  const game = useGame(box);
  const { Emblem } = useBoard(box);
  return <SidesNote {...{ game, Emblem }} seats={table.seats.length} options={table.options} />;
}
