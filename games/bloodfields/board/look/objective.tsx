import type { ReactNode } from 'react';
import { LIVERIES, type Paint } from './livery.ts';
import { Mark } from './mark.tsx';
import { OBJECTIVE_GLYPHS, type ObjectiveKind } from './objective-glyphs.ts';
import { CARD, INK } from './paint.ts';

const CLOTH = 'M1.5-31C8-34 13-27 24-30L20-23L24-15C14-12 9-19 1.5-16Z';

/** The weave of each side's cloth, so that its colour is not the only mark. */
const WEAVES: Readonly<Record<Paint, string>> = {
  wardens: 'M2-23.5C9-26 13-20 21-22.5',
  mossback: 'M6-28v.1M12-24v.1M17-27v.1M6-20v.1M17-18v.1',
  drowned: 'M7-31V-18M13-29V-16M18.5-29L17.5-15',
  choir: 'M3-17L7-30L11-17L15-28L19-16',
  mercenaries: 'M3-18L9-31M10-17L16-28',
};

/** A flag or another objective, with its foot at the origin; about 1.7 inches tall. */
export function Objective({
  kind,
  holder,
  unit,
}: {
  readonly kind: ObjectiveKind;
  /** Who controls it; null for nobody. */
  readonly holder: Paint | null;
  /** Pixels per inch. */
  readonly unit: number;
}): ReactNode {
  const livery = holder === null ? null : LIVERIES[holder];
  const colour = livery?.colour ?? CARD;
  return (
    <g transform={`scale(${unit / 22})`}>
      {kind === 'flag' ? (
        <>
          <path d="M0 1L17 9" stroke="#120c06" strokeOpacity="0.45" strokeWidth="4" strokeLinecap="round" />
          <ellipse rx="6" ry="4" cy="1" fill="#2a1c12" />
          <path d="M0 1V-32" stroke={INK} strokeWidth="3.4" />
          <path d="M-.5 0V-31" stroke="#b08a58" strokeWidth="1.3" />
          <path d={CLOTH} fill={colour} stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
          <path
            d={holder === null ? 'M5-28L17-18M17-28L5-18' : WEAVES[holder]}
            fill="none"
            stroke={livery?.dark ?? '#4a3e31'}
            strokeWidth={holder === 'drowned' ? 2.6 : holder === 'mossback' ? 3 : 1.6}
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <ellipse cx="5" cy="7" rx="17" ry="8" fill="#120c06" fillOpacity="0.42" />
          <g stroke={INK} strokeWidth="42" strokeLinejoin="round">
            <Mark name={OBJECTIVE_GLYPHS[kind]} y={-4} size={27} fill={INK} />
          </g>
          <Mark name={OBJECTIVE_GLYPHS[kind]} y={-4} size={27} fill={colour} />
        </>
      )}
    </g>
  );
}
