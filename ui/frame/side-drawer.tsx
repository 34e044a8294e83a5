import { type ReactNode, useRef } from 'react';
import { useLocale } from '../controls/locale.ts';
import { Icon } from '../glyph/icon.tsx';
import css from './frame.module.css';
import { Unread } from './unread.tsx';
import { say } from './words.ts';

/** The side column on a narrow screen; opens from the players in the top bar. */
export function SideDrawer({
  standing,
  unread,
  children,
}: {
  readonly standing: ReactNode;
  readonly unread: number;
  readonly children: ReactNode;
}): ReactNode {
  const locale = useLocale();
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className={css['standing']}>{standing}</div>
      <button
        type="button"
        className={css['open']}
        aria-label={say(locale, 'sideOpen')}
        title={say(locale, 'sideOpen')}
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="discussion" size={22} />
        <Unread count={unread} />
      </button>
      <dialog ref={drawer} className={css['drawer']} aria-label={say(locale, 'side')}>
        <button type="button" className={css['close']} onClick={() => drawer.current?.close()}>
          {say(locale, 'sideClose')}
        </button>
        <div className={css['drawn']}>{children}</div>
      </dialog>
    </>
  );
}
