import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import { useCloth } from './cloth.tsx';
import { LIVERIES } from './livery.ts';
import css from './pieces.module.css';

const ROOF = 'M-12.5 2L-8-9H8L12.5 2z';

/** A roof in colour and pattern over bone walls, centred on the origin. */
export function Village({ faction }: { readonly faction: Faction | 'none' }): ReactNode {
  const { fill, weave } = useCloth(faction);
  return (
    <g>
      {weave}
      <path d="M-9 1V10H9V1" className={css['bone']} />
      <path d={ROOF} fill={LIVERIES[faction].colour} />
      <path d={ROOF} fill={fill} className={css['line']} />
      <path d="M-2 10V4.5h4V10" fill="#1c1712" />
      <path d="M4-9v-4h3v4" className={css['bone']} />
    </g>
  );
}

const WALLS =
  'M-21 18V-8h-3v-8h5v3h4v-3h5v3h3V-27h-3v-8h5v4h5v-4h5v4h5v-4h5v8h-3v14h3v-3h5v3h4v-3h5v8h-3V18z';

/** A crenellated tower with a coloured band and flag and a dark gate, its foot at the origin. */
export function Citadel({ faction }: { readonly faction: Faction | 'none' }): ReactNode {
  const { colour } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  return (
    <g transform="translate(0 -18)">
      {weave}
      <path d="M10-34v-14" className={css['line']} />
      <path d="M10-48h18l-5 5 5 5H10z" fill={colour} className={css['line']} />
      <path d={WALLS} className={css['bone']} />
      <path d="M-7 18V6a7 7 0 0 1 14 0V18z" fill="#1c1712" />
      <path d="M-21-7H21V1H-21z" fill={colour} />
      <path d="M-21-7H21V1H-21z" fill={fill} className={css['line']} />
      <path d="M-4-22h2v6h-2zM3-22h2v6h-2z" fill="#1c1712" />
      <path d="M12 4h5M13 9h6M12 14h6M-18 6h4M-19 12h6" className={css['hatch']} />
    </g>
  );
}
