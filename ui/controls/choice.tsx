import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { classes } from './classes.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly bare?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Picks one of a few options, all visible at once. */
export function RadioChoice<Value extends string>({
  label,
  value,
  options,
  bare,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes(styles['choice'], bare === true && styles['bare'])}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['list']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              className={styles['radio']}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.title}</span>
            {option.note === undefined ? null : <span className={styles['note']}>{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
