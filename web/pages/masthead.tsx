import { Link } from 'wouter';
import { useSay } from '../text/say.ts';
import { Drop } from './drop.tsx';
import styles from './masthead.module.css';
import { Navigation } from './navigation.tsx';

/** The site's name and navigation; large on the home page. */
export function Masthead({ large = false }: { readonly large?: boolean }) {
  const say = useSay();
  return (
    <header className={large ? `${styles['head']} ${styles['large']}` : styles['head']}>
      <Link href="/" className={styles['name'] ?? ''}>
        <Drop size={large ? 56 : 38} />
        {large ? (
          <div>
            <h1 className={styles['banner']}>Sanguine</h1>
            <span className={styles['motto']}>{say('motto')}</span>
          </div>
        ) : (
          <span className={styles['word']}>Sanguine</span>
        )}
      </Link>
      <Navigation />
    </header>
  );
}
