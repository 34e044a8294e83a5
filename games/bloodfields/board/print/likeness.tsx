import type { ReactNode } from 'react';
import type { UnitKind } from '../../content/units/kinds.ts';
import type { Livery } from '../look/livery.ts';
import { Portrait } from '../look/portrait.tsx';

/** Only black ink: lit parts stay paper. */
export const INKED: Livery = {
  colour: '#fff',
  lit: '#fff',
  dark: '#000',
  deep: '#fff',
  figure: '#fff',
  shade: '#e4e4e4',
  rim: 'lined',
};

/** A unit's portrait in black and white on a round ground; `px` sets how fine the cuts are. Needs `Woodcuts` on the page. */
export function Likeness({
  kind,
  px,
  className,
}: {
  readonly kind: UnitKind;
  readonly px: number;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg className={className} viewBox="-1.3 -1.6 2.6 2.8" aria-hidden="true">
      <circle r="1" fill="#fff" stroke="#000" strokeWidth="0.09" />
      <circle r="0.84" fill="#fff" stroke="#000" strokeWidth="0.045" />
      <Portrait kind={kind} livery={INKED} px={px} />
    </svg>
  );
}
