import { type ReactNode, useId } from 'react';
import { useWord } from './say.ts';
import styles from './switch.module.css';

interface SwitchProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch whose state is also shown as a word. */
export function Switch({ title, note, on, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  const word = useWord();
  return (
    <label className={styles['switch']}>
      <span className={styles['title']} id={`${id}-title`}>
        {title}
      </span>
      <span className={styles['state']}>
        <span aria-hidden="true">{word(on ? 'on' : 'off')}</span>
        <input
          type="checkbox"
          role="switch"
          className={styles['input']}
          checked={on}
          aria-checked={on}
          disabled={disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      <span className={styles['note']} id={`${id}-note`}>
        {note}
      </span>
    </label>
  );
}
