import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import styles from './sides.module.css';

interface SidePoolProps {
  readonly game: AnyGame;
  readonly Emblem: AnyBoard['Emblem'];
}

/** The crests of all sides that may be drawn or picked. */
export function SidePool({ game, Emblem }: SidePoolProps) {
  const locale = useLocale();
  const { seating, speech } = game;
  if (seating.pool === undefined) return null;
  return (
    <ul className={styles['pool']}>
      {seating.pool.map((side) => (
        <li key={side}>
          <Emblem side={side} size={34} />
          {speech.side(locale, side)}
        </li>
      ))}
    </ul>
  );
}
