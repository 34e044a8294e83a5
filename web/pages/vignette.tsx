import type { ReactNode } from 'react';
import { Icon, type IconName } from '@sanguine/ui/glyph/icon.tsx';
import styles from './vignette.module.css';

/** Replaces an empty list: a small engraving, what is missing, and what to do about it. */
export function Vignette({
  icon,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles['vignette']}>
      <span className={styles['picture']}>
        <Icon name={icon} size={72} />
      </span>
      <p>{children}</p>
      {action}
    </div>
  );
}
