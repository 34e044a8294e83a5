import type { ReactNode } from 'react';
import { Icon, type IconName } from '@sanguine/ui/glyph/icon.tsx';
import styles from './vignette.module.css';

/** Where a list would be: a small engraving, what is not there yet, and what to do about it. */
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
