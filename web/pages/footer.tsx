import { Link, useLocation } from 'wouter';
import { useHelpKey } from '../help/use-help-key.ts';
import { useSay } from '../text/say.ts';
import styles from './footer.module.css';

export function Footer() {
  const say = useSay();
  const [, go] = useLocation();
  useHelpKey(() => go('/help'));
  return (
    <footer className={styles['foot']}>
      <p>{say('foot.line')}</p>
      <nav aria-label={say('foot.label')}>
        <Link href="/help">{say('nav.help')}</Link>
        <Link href="/credits">{say('nav.credits')}</Link>
        <Link href="/settings">{say('nav.settings')}</Link>
        <a href="/docs">{say('nav.programs')}</a>
      </nav>
    </footer>
  );
}
