import type { TableInfo } from '@sanguine/protocol';
import type { Box } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useBoard, useGame } from '../parts.ts';
import { useSidesSay } from './say.ts';
import styles from './sides.module.css';

interface SeatSideProps {
  readonly box: Box;
  readonly table: Pick<TableInfo, 'seats' | 'options'>;
  readonly seat: number;
}

/** In a seat's row: the side it will play, with its emblem, or how it gets one. */
export function SeatSide({ box, table, seat }: SeatSideProps) {
  const say = useSidesSay();
  const locale = useLocale();
  const { seating, speech } = useGame(box);
  const { Emblem } = useBoard(box);
  const side = seating.sides(table.seats.length, table.options)[seat];
  if (side === undefined) return null;
  if (typeof side === 'string') return <small className={styles['how']}>{say(`seat.${side}`)}</small>;
  return (
    <span className={styles['side']}>
      <Emblem side={side.side} size={38} />
      {speech.side(locale, side.side)}
    </span>
  );
}
