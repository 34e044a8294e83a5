import { Notice } from '../pages/notice.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { PlayButton } from '../home/play-button.tsx';
import { PageFrame } from '../pages/frame.tsx';
import { Vignette } from '../pages/vignette.tsx';
import { useSay } from '../text/say.ts';
import { type Entry, STATES } from './entry.ts';
import { EntryList } from './entry-list.tsx';
import { useMyGames } from './my-games.ts';

const FINISHED = 10;

/** All of the viewer's games, on this device and online, grouped by whom they wait for. */
export default function Mine() {
  const say = useSay();
  const { entries, partly, refresh } = useMyGames();
  const [all, setAll] = useState(false);
  const group = (state: Entry['state']) => {
    const found = (entries ?? []).filter((entry) => entry.state === state);
    return state === 'finished' && !all ? found.slice(0, FINISHED) : found;
  };
  const more = (entries ?? []).filter(({ state }) => state === 'finished').length > FINISHED && !all;
  return (
    <PageFrame
      title={say('nav.mine')}
      lead={partly ? say('mine.partly') : undefined}
      aside={
        <Link href="/new" className={buttonClass({ kind: 'go' })}>
          {say('nav.host')}
        </Link>
      }
    >
      {entries === null ? <Notice>{say('loading')}</Notice> : null}
      {entries?.length === 0 ? (
        <Vignette
          icon="round-table"
          action={SHELF.map((box) => (
            <PlayButton key={box.id} box={box} named={SHELF.length > 1} />
          ))}
        >
          {say(partly ? 'mine.noneHere' : 'mine.none')}
        </Vignette>
      ) : null}
      {STATES.map((state) => (
        <EntryList key={state} title={say(`mine.${state}`)} entries={group(state)} onChange={refresh} />
      ))}
      {more ? (
        <button type="button" className={buttonClass({})} onClick={() => setAll(true)}>
          {say('mine.more')}
        </button>
      ) : null}
    </PageFrame>
  );
}
