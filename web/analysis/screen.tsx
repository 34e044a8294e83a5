import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type GameRecord, lastRow, type Seat, toldApart } from '@sanguine/kernel';
import type { Story } from '@sanguine/protocol';
import { reelOf, tableAt } from '../replay/reel.ts';
import type { Source } from '../replay/source.ts';
import { useSettings } from '../settings/store.ts';
import { playerNames } from '../table/names.ts';
import { seated } from '../table/seated.tsx';
import { useTableContext } from '../table/table-context.ts';
import { useBox } from '../table/use-box.ts';
import { addressOf } from './address.ts';
import { costliest } from './headline.ts';
import { LearnScreen } from './learn/learn-screen.tsx';
import { Report } from './report.tsx';
import { useAnalysisSay } from './say.ts';
import { Sheet } from './sheet.tsx';
import { useAnalysis } from './use-analysis.ts';
import { Working } from './working.tsx';

interface ScreenProps {
  readonly source: Source;
  readonly record: GameRecord;
  readonly story: Story;
  readonly onSeat: (seat: Seat) => void;
}

/** A finished game and its analysis. */
export function AnalysisScreen({ source, record, story, onSeat }: ScreenProps) {
  const say = useAnalysisSay();
  const { game } = useBox(story.game);
  const [settings] = useSettings();
  const learning = new URLSearchParams(useSearch()).has('learn');
  const reel = useMemo(() => reelOf(game, story, source.name), [game, story, source.name]);
  const end = useMemo(() => tableAt(reel, reel.moments.length - 1), [reel]);
  const context = useTableContext(end);
  const { board } = context;
  const names = {
    en: toldApart(playerNames('en', end.seats, end.name)),
    ja: toldApart(playerNames('ja', end.seats, end.name)),
  };
  const chapter = record.chapters.at(-1);
  const work = useAnalysis(source.path, record, chapter === undefined ? 0 : lastRow(chapter), names);
  const seat = story.viewer ?? 0;
  const { analysis } = work;
  const marked = useMemo(() => (analysis === null ? [] : costliest(analysis, seat)), [analysis, seat]);
  const go = (learn: boolean): void => navigate(addressOf(source.path, { seat, learn }));
  if (analysis !== null && learning && marked.length > 0) {
    return <LearnScreen {...{ source, record, reel, seat, marked }} onLeave={() => go(false)} />;
  }
  if (analysis === null) {
    return (
      <Sheet source={source} title={say('working.title')}>
        <Working work={work} />
      </Sheet>
    );
  }
  const looks = board.looks({ view: end.view, players: seated(context, true), settings });
  return (
    <Report
      {...{ source, analysis, work, reel, context, looks, seat, marked, onSeat }}
      onLearn={() => go(true)}
    />
  );
}
