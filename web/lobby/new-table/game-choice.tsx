import { Link } from 'wouter';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { MiniPlate } from '../../pages/mini-plate.tsx';
import styles from './game-choice.module.css';

/** Which game it is to be. */
export function GameChoice({ chosen }: { readonly chosen?: string }) {
  const locale = useLocale();
  return (
    <ul className={styles['games']}>
      {SHELF.map((box) => (
        <li key={box.id}>
          <Link
            href={`/new/${box.id}`}
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
