import type { ReactNode } from 'react';
import css from './table.module.css';

/** Health as boxes: full ones stand, hatched ones are lost. */
export function Pips({ hp, damage }: { readonly hp: number; readonly damage: number }): ReactNode {
  return (
    <span className={css['pips']} aria-hidden="true">
      {Array.from({ length: hp }, (_, at) => (
        <i key={at} data-lost={at < damage || undefined} />
      ))}
    </span>
  );
}
