import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly note?: ReactNode;
  /** The error, as one sentence. */
  readonly problem?: string | null | undefined;
  /** Hides the label visually, where the context makes it obvious; screen readers still get it. */
  readonly bare?: boolean;
  readonly onChange: (value: string) => void;
}

/** A single-line text field. */
export function Field({ label, value, note, problem, bare, className, onChange, ...rest }: FieldProps) {
  const id = useId();
  const wrong = problem !== undefined && problem !== null;
  return (
    <div
      className={classes(
        styles['field'],
        wrong && styles['wrong'],
        bare === true && styles['bare'],
        className,
      )}
    >
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles['input']}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-note`} aria-live="polite">
        {wrong ? (
          <p className={styles['problem']}>{problem}</p>
        ) : note === undefined ? null : (
          <p className={styles['note']}>{note}</p>
        )}
      </div>
    </div>
  );
}
