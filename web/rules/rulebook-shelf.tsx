import { SHELF } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Link } from 'wouter';
import { PageFrame } from '../pages/frame.tsx';
import styles from './rulebook-shelf.module.css';
import { useRulesWord } from './say.ts';

export function RulebookShelf() {
  const locale = useLocale();
  const word = useRulesWord();
  return (
    <PageFrame title={word('shelf.title')} lead={word('shelf.line')}>
      <ul className={styles['shelf']}>
        {SHELF.map(({ id, name, line, mood, Plate }) => (
          <li key={id}>
            <Link href={`/rules/${id}`} data-mood={mood}>
              <Plate />
              <strong>{name[locale]}</strong>
              <span>{line[locale]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
