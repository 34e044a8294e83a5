import type { SeatSide } from '@sanguine/kernel';
import type { TableInfo } from '@sanguine/protocol';
import type { Box } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useGame } from '../parts.ts';
import { useSidesSay } from './say.ts';
import styles from './sides.module.css';

interface OwnSideProps {
  readonly box: Box;
  readonly table: Pick<TableInfo, 'seats' | 'options'>;
}

/** For an invited player: the sides of the free seats. */
export function OwnSide({ box, table }: OwnSideProps) {
  const say = useSidesSay();
  const locale = useLocale();
  const { seating, speech } = useGame(box);
  const sides = seating.sides(table.seats.length, table.options);
  const free = table.seats.flatMap(({ kind, seat }): SeatSide[] => {
    const side = sides[seat];
    return kind === 'open' && side !== undefined ? [side] : [];
  });
  const [how] = free.filter((side) => typeof side === 'string');
  if (how !== undefined) return <p className={styles['own']}>{say(`you.${how}`)}</p>;
  const names = free.flatMap((side) => (typeof side === 'object' ? [speech.side(locale, side.side)] : []));
  if (names.length === 0) return null;
  const side = names.reduce((one, other) => say('either', { one, other }));
  return <p className={styles['own']}>{say('you.play', { side })}</p>;
}
