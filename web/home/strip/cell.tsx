import { type ReactElement, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '@sanguine/ui/glyph/icon.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { linkClass } from '@sanguine/ui/controls/link.tsx';
import styles from './strip.module.css';

interface CellProps {
  readonly title: string;
  /** A link beside the title. */
  readonly all?: { readonly href: string; readonly words: string } | null;
  readonly children: ReactNode;
}

/** One part of the strip. */
export function Cell({ title, all = null, children }: CellProps) {
  const id = useId();
  return (
    <section className={styles['cell']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {all === null ? null : (
          <Link href={all.href} className={linkClass}>
            {all.words}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface InvitationProps {
  /** A glyph, or a picture. */
  readonly icon: IconName | ReactElement;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The label of the button. */
  readonly act: string;
  /** Between the text and the button. */
  readonly children?: ReactNode;
}

/** One thing to continue with. */
export function Invitation({ icon, title, text, href, act, children }: InvitationProps) {
  return (
    <>
      <div className={styles['row']}>
        {typeof icon === 'string' ? <Icon name={icon} size={40} className={styles['icon']} /> : icon}
        <p>
          <b>{title}</b>
          <span>{text}</span>
        </p>
      </div>
      {children}
      <Link href={href} className={buttonClass({ className: styles['act'] })}>
        {act}
      </Link>
    </>
  );
}
