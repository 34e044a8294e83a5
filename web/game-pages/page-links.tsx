import { type Box, GAME_PAGES } from '@sanguine/ui';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { linkClass } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Link } from 'wouter';
import { useSay } from '../text/say.ts';
import styles from './page-links.module.css';
import { pathOf } from './path.ts';

/** Links to the pages a game has besides its tables; nothing if it has none. */
export function PageLinks({ box: { id, name, pages = {} } }: { readonly box: Box }) {
  const say = useSay();
  const locale = useLocale();
  const having = GAME_PAGES.filter((page) => pages[page] !== undefined);
  if (having.length === 0) return null;
  return (
    <nav className={styles['ways']} aria-label={say('pages.label', { game: name[locale] })}>
      {having.map((page) => (
        <Link key={page} href={pathOf(id, page, '')} className={classes(linkClass, styles['way'])}>
          {say(`pages.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
