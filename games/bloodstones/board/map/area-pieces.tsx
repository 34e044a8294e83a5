import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { memo, type ReactNode } from 'react';
import type { Seat } from '@sanguine/kernel';
import { SEA_INK, WASH } from '../engraving/palette.ts';
import { Citadel, Village } from '../pieces/home.tsx';
import { Contested } from '../pieces/marks.tsx';
import { Stack } from '../pieces/stack.tsx';
import type { ChartArea } from './chart.ts';
import { type AreaContents, strengthShown } from './forces.ts';
import { placePieces } from './layout.ts';
import css from './map.module.css';

interface AreaPiecesProps {
  readonly place: ChartArea;
  readonly presence: AreaContents;
  readonly active: Seat;
  readonly viewer: Seat | null;
  readonly usable: boolean;
  readonly chosen: boolean;
  readonly battle: 'none' | 'may' | 'chosen';
}

/** All pieces in one area, and its number. */
export const AreaPieces = memo(function AreaPieces(props: AreaPiecesProps): ReactNode {
  const { place, presence, active, viewer, usable, chosen, battle } = props;
  const { detail, pieceScale } = useLens();
  const { area, centre, terrain } = place;
  const { settler, citadel, forces, contested } = presence;
  const spots = placePieces(presence, detail);
  const homeScale = detail === 'far' ? 0.62 : 0.84;
  const at = ({ x, y }: { readonly x: number; readonly y: number }, scale = 1): string =>
    scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;
  return (
    <g transform={`translate(${centre.join(' ')}) scale(${pieceScale})`} data-area={area}>
      <text
        className={css['number']}
        x={spots.number.x}
        y={spots.number.y}
        fill={terrain === 'sea' ? SEA_INK : undefined}
        stroke={WASH[terrain]}
      >
        {area}
      </text>
      {spots.villages.map((spot) => (
        <g key={spot.x} transform={at(spot, homeScale)} data-piece="village">
          <Village faction={settler?.faction ?? 'none'} />
        </g>
      ))}
      {spots.citadel === null ? null : (
        <g
          transform={at(spots.citadel, detail === 'far' ? 0.46 : 0.64)}
          data-piece="citadel"
          data-seat={citadel?.seat}
        >
          <Citadel faction={citadel?.faction ?? 'none'} />
        </g>
      )}
      {forces.map((force, index) => (
        <g
          key={force.seat}
          transform={at(spots.stacks[index] ?? { x: 0, y: 0 })}
          data-piece="stack"
          data-seat={force.seat}
          data-guide={force.seat === viewer ? `stack:${area}` : undefined}
        >
          <Stack
            faction={force.faction}
            units={force.units}
            strength={strengthShown(force, active, contested)}
            cavalry={force.cavalry}
            detail={detail}
            mark={force.seat !== viewer ? 'none' : chosen ? 'chosen' : usable ? 'may' : 'none'}
          />
        </g>
      ))}
      {spots.contested === null ? null : (
        <g transform={at(spots.contested, detail === 'far' ? 0.66 : 0.86)} data-piece="contested">
          <Contested mark={battle} />
        </g>
      )}
    </g>
  );
});
