import type { GamePage, GamePageProps } from '@sanguine/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { UnitId } from '../../rules/state.ts';
import { type Kept, keptIn } from './keep.ts';
import type { Sheet } from './play.ts';
import { ResultPage } from './result/result-page.tsx';
import { StartPage } from './start/start-page.tsx';
import { isOver } from './state/battle.ts';
import { CompanionTable } from './table/companion-table.tsx';
import { sayCompanion } from './text/say.ts';
import { useBattle } from './use-battle.ts';
import { useWakeLock } from './use-wake-lock.ts';

const PLAY = /^play\/([a-z0-9-]{1,40})$/;

/** The companion for a real table: `/companion`, and `/companion/…/play/<battle>`. */
export const CompanionPage: GamePage = (page) => {
  const { at, notebook } = page;
  const kept = useMemo(() => keptIn(notebook), [notebook]);
  const id = PLAY.exec(at)?.[1];
  return id === undefined ? (
    <StartPage {...{ page, kept }} />
  ) : (
    <BattlePage key={id} {...{ page, kept, id }} />
  );
};

function BattlePage({
  page,
  kept,
  id,
}: {
  readonly page: GamePageProps;
  readonly kept: Kept;
  readonly id: string;
}): ReactNode {
  const { settings, Frame, go } = page;
  const { locale } = settings;
  const open = useBattle(kept, id);
  const [sheet, show] = useState<Sheet | null>(null);
  const [chosen, choose] = useState<UnitId | null>(null);
  const [turned, turn] = useState(true);
  const [real, setReal] = useState(false);
  useWakeLock();
  const leave = (): void => go('companion', '');
  const title = sayCompanion(locale, 'page.title');
  if (open === 'opening')
    return (
      <Frame title={title} look="bare">
        {null}
      </Frame>
    );
  if (open === 'missing') {
    return (
      <Frame title={title} look="site">
        <h1 tabIndex={-1}>{sayCompanion(locale, 'page.missing')}</h1>
        <button type="button" onClick={leave}>
          {sayCompanion(locale, 'menu.leave')}
        </button>
      </Frame>
    );
  }
  const play = {
    ...open,
    locale,
    sheet,
    show,
    chosen,
    choose,
    turned,
    turn,
    real,
    setReal,

    leave,
  };
  return (
    <Frame title={title} look="bare">
      {isOver(open.battle) ? <ResultPage play={play} /> : <CompanionTable play={play} />}
    </Frame>
  );
}
