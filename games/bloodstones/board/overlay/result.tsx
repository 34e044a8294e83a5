import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import { FinalScores, type FinalScoresProps } from '../scores/final-scores.tsx';
import { sayBoard } from '../text/say.ts';

/** The final scores over the board; they can be closed to look at the map. */
export function Result(props: FinalScoresProps): ReactNode {
  const { locale } = props.settings;
  return (
    <ResultCover words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}>
      <FinalScores {...props} />
    </ResultCover>
  );
}
