import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

interface SelectProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly title: string }[];
  readonly note?: ReactNode;
  readonly bare?: boolean;
  readonly className?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** Picks one of several options, with the browser's own list. */
export function Select<Value extends string>({
  label,
  value,
  options,
  note,
  bare,
  className,
  onChange,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={classes(styles['field'], bare === true && styles['bare'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        onChange={({ target }) => {
          const found = options.find((option) => option.value === target.value);
          if (found !== undefined) onChange(found.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      {note === undefined ? null : <p className={styles['note']}>{note}</p>}
    </div>
  );
}
