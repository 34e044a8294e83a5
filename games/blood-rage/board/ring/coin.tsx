import type { ReactNode } from 'react';
import { FJORDS } from '../../content/provinces.ts';
import type { Target } from '../plan/targets.ts';
import type { Marks } from './marks.ts';
import css from './ring.module.css';
import type { Ring } from './ring.ts';
import type { Point } from './shape.ts';

/** Its radius. */
export const COIN = 17;

interface CoinProps {
  readonly target: Target | undefined;
  readonly spot: Point;
}

/** The price of going to a place, in Rage. */
export function Coin({ target, spot: { x, y } }: CoinProps): ReactNode {
  if (target === undefined || !('cost' in target) || target.cost === null) return null;
  return (
    <g transform={`translate(${x} ${y})`} className={css['coin']}>
      <circle r={COIN} />
      <circle r="14" />
      <text y="6">{target.cost}</text>
    </g>
  );
}

/** Fjords have no plate to put the coin on. */
export function FjordCoins({ ring, marks }: { readonly ring: Ring; readonly marks: Marks }): ReactNode {
  return FJORDS.map((fjord) => (
    <Coin key={fjord} target={marks.targets.get(fjord)} spot={ring.fjords[fjord].coin} />
  ));
}
