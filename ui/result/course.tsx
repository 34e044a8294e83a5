import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { PastTurn } from '../contract.ts';
import { linesOf } from './decisive.ts';
import { MomentList, type ToldMoment } from './moment-list.tsx';
import { ScoreCurve } from './score-curve.tsx';
import type { SideLook } from './side-look.ts';

interface CourseProps {
  readonly locale: Locale;
  readonly looks: readonly SideLook[];
  readonly title?: string;
  /** The ends of rounds, or all turns. */
  readonly turns: readonly PastTurn[];
  readonly moments: readonly ToldMoment[];
  /** Whether a moment gets a mark at this turn. */
  readonly marks: (moment: ToldMoment, turn: PastTurn) => boolean;
  readonly ticks?: readonly { readonly at: number; readonly label: string }[];
  readonly called?: (round: number) => string;
  readonly watch: ((this: void, event: number) => void) | null;
}

/** Two columns of a result: how the points went, and what decided it. */
export function Course({
  locale,
  looks,
  title,
  turns,
  moments,
  marks,
  ticks,
  called,
  watch,
}: CourseProps): ReactNode {
  return (
    <>
      {turns.length < 2 ? null : (
        <div>
          <ScoreCurve
            {...{ locale, looks, title, ticks }}
            lines={linesOf(turns)}
            marks={moments.map((moment) => turns.findIndex((turn) => marks(moment, turn)))}
          />
        </div>
      )}
      {moments.length === 0 ? null : (
        <div>
          <MomentList {...{ locale, moments, called, watch }} />
        </div>
      )}
    </>
  );
}
