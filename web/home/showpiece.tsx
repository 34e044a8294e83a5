import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { Box } from '@sanguine/ui';
import { PageLinks } from '../game-pages/page-links.tsx';
import { useSay } from '../text/say.ts';
import { BoxFacts } from './box-facts.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './showpiece.module.css';

/** Shown if there is only one game: its picture beside its title page. */
export function Showpiece({ box }: { readonly box: Box }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <section className={styles['spread']} aria-labelledby={`box-${box.id}`}>
      <div className={styles['plate']} data-mood={box.mood}>
        <box.Plate />
      </div>
      <div className={styles['page']}>
        <h2 id={`box-${box.id}`} className={styles['name']}>
          {box.name[locale]}
        </h2>
        <p className={styles['line']}>{box.line[locale]}</p>
        <BoxFacts box={box} />
        <PageLinks box={box} />
        <div className={styles['acts']}>
          <PlayButton box={box} className={styles['play']} />
          <Link href={`/new/${box.id}/shared`} className={buttonClass({})}>
            <span>{say('new.shared')}</span>
            <small className={styles['note']}>{say('new.shared.note')}</small>
          </Link>
          <Link href={`/new/${box.id}/online`} className={buttonClass({})}>
            <span>{say('play.host')}</span>
            <small className={styles['note']}>{say('play.hostNote')}</small>
          </Link>
          <Link href={`/learn/${box.id}`} className={buttonClass({})}>
            <span>{say('play.learn')}</span>
            <small className={styles['note']}>{say('play.learnNote')}</small>
          </Link>
        </div>
        <ul className={styles['points']}>
          {(['rules', 'fair', 'pace'] as const).map((point) => (
            <li key={point}>
              <b>{say(`point.${point}`)}</b>
              <span>{say(`point.${point}.text`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
