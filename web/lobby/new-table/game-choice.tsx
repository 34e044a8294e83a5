import { Link } from 'wouter';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { MiniPlate } from '../../pages/mini-plate.tsx';
import type { PlayWay } from '../draft.ts';
import styles from './game-choice.module.css';

/** Chooses the game; keeps the way of playing. */
export function GameChoice({
  chosen,
  way,
}: {
  readonly chosen?: string;
  readonly way?: PlayWay | undefined;
}) {
  const locale = useLocale();
  return (
    <ul className={styles['games']}>
      {SHELF.map((box) => (
        <li key={box.id}>
          <Link
            href={way === undefined ? `/new/${box.id}` : `/new/${box.id}/${way}`}
            className={styles['game'] ?? ''}
            aria-current={box.id === chosen ? 'true' : undefined}
          >
            <MiniPlate game={box.id} size={64} />
            <b>{box.name[locale]}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
