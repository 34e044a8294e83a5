import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../account/me.ts';
import { useSay } from '../text/say.ts';
import { JoinBox } from './join-box.tsx';
import { LanguageButton } from './language-button.tsx';
import styles from './navigation.module.css';

/** The site navigation: in a row if there is room, behind one button on a phone. */
export function Navigation() {
  const say = useSay();
  const me = useMe();
  const [path] = useLocation();
  const list = useRef<HTMLElement>(null);
  const close = () => list.current?.hidePopover();
  const ways = [
    ['/new', say('nav.host')],
    ['/mine', say('nav.mine')],
    ['/watch', say('nav.watch')],
    ['/rules', say('nav.rules')],
    ['/settings', say('nav.settings')],
    ['/account', me?.name ?? say('nav.account')],
  ] as const;
  return (
    <div className={styles['ways']}>
      <button type="button" className={styles['open']} popoverTarget="ways">
        {say('nav.menu')}
      </button>
      <nav ref={list} id="ways" popover="auto" className={styles['list']} aria-label={say('nav.label')}>
        <JoinBox onGone={close} />
        {ways.map(([href, title]) => (
          <Link
            key={href}
            href={href}
            className={styles['way'] ?? ''}
            onClick={close}
            aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
        <LanguageButton />
      </nav>
    </div>
  );
}
