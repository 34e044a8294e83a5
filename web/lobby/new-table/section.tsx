import { type ReactNode, useId } from 'react';
import styles from './table-form.module.css';

export function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {note === undefined ? null : <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}
