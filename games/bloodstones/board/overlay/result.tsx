import type { News } from '@sanguine/ui';
import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import { FinalScores, type FinalScoresProps } from '../scores/final-scores.tsx';
import { sayBoard } from '../text/say.ts';

interface ResultProps {
  readonly news: News;
}

/** The final scores over the board; they can be closed to look at the map. */
export function Result({ news, ...props }: FinalScoresProps & ResultProps): ReactNode {
  const { locale } = props.settings;
  return (
    <ResultCover
      table={{ events: props.events, news }}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <FinalScores {...props} />
    </ResultCover>
  );
}
