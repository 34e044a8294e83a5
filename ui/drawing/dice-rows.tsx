import type { DrawnDice } from '@sanguine/kernel';
import { classes } from '../controls/classes.ts';
import styles from './drawing.module.css';

/** Rolled dice, row by row; those that count are filled, so that colour is not the only difference. */
export function DiceRows({ dice }: { readonly dice: DrawnDice }) {
  return (
    <dl className={styles['rows']}>
      {dice.rows.map(({ name, dice: rolled, result }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {rolled.map(({ face, counts }, at) => (
              <span key={at} className={classes(styles['die'], counts ? styles['counts'] : undefined)}>
                {face}
              </span>
            ))}
            <b>{result}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
