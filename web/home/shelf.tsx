import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { linkClass } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { Box } from '@sanguine/ui';
import { PageLinks } from '../game-pages/page-links.tsx';
import { useSay } from '../text/say.ts';
import { BoxFacts } from './box-facts.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './shelf.module.css';

/** Several games next to each other, each with its picture. */
export function Shelf({ boxes }: { readonly boxes: readonly Box[] }) {
  return (
    <div className={styles['shelf']}>
      {boxes.map((box) => (
        <Book key={box.id} box={box} />
      ))}
    </div>
  );
}

function Book({ box }: { readonly box: Box }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <article className={styles['book']} aria-labelledby={`box-${box.id}`}>
      <div className={styles['plate']} data-mood={box.mood}>
        <box.Plate />
      </div>
      <header className={styles['head']}>
        <h2 id={`box-${box.id}`}>{box.name[locale]}</h2>
        <BoxFacts box={box} />
      </header>
      <p className={styles['line']}>{box.line[locale]}</p>
      <div className={styles['acts']}>
        <PlayButton box={box} className={styles['play']} />
        <Link href={`/new/${box.id}/online`} className={buttonClass({ centred: true })}>
          {say('play.hostShort')}
        </Link>
        <Link href={`/learn/${box.id}`} className={buttonClass({ centred: true })}>
          {say('play.learn')}
        </Link>
      </div>
      <div className={styles['more']}>
        <Link href={`/new/${box.id}/shared`} className={classes(linkClass, styles['shared'])}>
          {say('new.shared')}
        </Link>
        <PageLinks box={box} />
      </div>
    </article>
  );
}
