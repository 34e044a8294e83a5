import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Refusal, Viewer } from '@sanguine/kernel';
import type { Story } from '@sanguine/protocol';
import type { Ref } from '@sanguine/ui';
import { HelpOver } from '../help/help-over.tsx';
import { useSettings } from '../settings/store.ts';
import { BoardFault } from '../table/board-fault.tsx';
import { rowOf } from '../table/lines.ts';
import type { LogFilter } from '../table/log-filter.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { usePastNews } from '../table/news.ts';
import { RulesBeside } from '../table/rules-beside.tsx';
import { useTableContext } from '../table/table-context.ts';
import { historyOf } from '../table/ending/history.ts';
import { tablePropsOf } from '../table/table-props.ts';
import { TextBoard } from '../table/text-board.tsx';
import { useBox } from '../table/use-box.ts';
import { ReplayBar } from './bar.tsx';
import { BranchDialog } from './branch-dialog.tsx';
import { ReplayMenu } from './menu.tsx';
import { momentAt, reelOf, tableAt } from './reel.ts';
import { rowIn } from './row-in.ts';
import { useReplaySay } from './say.ts';
import type { Source } from './source.ts';
import { useMistakes } from './use-mistakes.ts';
import { usePlayer } from './use-player.ts';
import { useReplayKeys } from './use-replay-keys.ts';

interface ReplayScreenProps {
  readonly source: Source;
  readonly story: Story;
  readonly onViewer: (viewer: Viewer) => void;
}

/** Replays a game on its own board. */
export function ReplayScreen({ source, story, onViewer }: ReplayScreenProps) {
  const say = useReplaySay();
  const { game } = useBox(story.game);
  const [settings] = useSettings();
  const search = useSearch();
  const reel = useMemo(() => reelOf(game, story, source.name), [game, story, source.name]);
  const player = usePlayer({
    staged: reel.staged,
    first: momentAt(reel, rowIn(search) ?? 0),
    motion: settings.motion,
  });
  const { at, go, playing, stepped } = player;
  const mistakes = useMistakes(source.path, reel, story.viewer);
  const [followed, setFollowed] = useState(search);
  // A link in the log leads to another moment on the same page.
  if (search !== followed) {
    setFollowed(search);
    const row = rowIn(search);
    const wanted = row === null ? at : momentAt(reel, row);
    if (wanted !== at) go(wanted);
  }
  const table = useMemo(() => tableAt(reel, at), [reel, at]);
  const context = useTableContext(table);
  const [focus, setFocus] = useState<{ readonly ref: Ref } | null>(null);
  const filter = useState<LogFilter>('all');
  const [section, setSection] = useState<string | null>(null);
  const [branching, setBranching] = useState(false);
  const [help, setHelp] = useState(false);
  useReplayKeys(player);
  const show = useCallback((ref: Ref) => setFocus({ ref }), []);
  const address = useCallback(
    (place: number): string =>
      `/replay/${source.path}?row=${place}${story.viewer === null ? '' : `&seat=${story.viewer}`}`,
    [source.path, story.viewer],
  );
  const here = address(table.number);
  useEffect(() => {
    // While playing, the address stays the same: browsers limit how often it may change.
    if (!playing) navigate(here, { replace: true });
  }, [here, playing]);
  const { board } = context;
  const over = table.outcome !== null;
  const history = useMemo(() => (over ? historyOf(game, board, reel) : null), [over, game, board, reel]);
  const latest = stepped ? table.latest : null;
  const news = usePastNews(context.events.length - (latest?.events.length ?? 0));
  const props = tablePropsOf(context, {
    canUndo: false,
    settings,
    history,
    latest,
    news,
    focus,
    live: false,
    past: true,
    imagined: true,
    play: (): Promise<Refusal | null> => Promise.resolve(null),
    undo() {},
    askHint: null,
    hint: null,
    openRules: setSection,
    show,
    watch: (event) => go(momentAt(reel, rowOf(table.log, event) - 1)),
    slots: {
      title: say('title.of', { name: source.name }),
      menu: (
        <ReplayMenu
          source={source}
          moment={here}
          onBranch={() => setBranching(true)}
          onHelp={() => setHelp(true)}
        />
      ),
      side: <LogPanel context={context} filter={filter} replay={address} onShow={show} />,
      unread: 0,
      notice: (
        <ReplayBar
          reel={reel}
          player={player}
          mistakes={mistakes}
          names={context.called}
          viewer={story.viewer}
          viewers={source.viewers}
          onViewer={onViewer}
        />
      ),
    },
  });
  const text = <TextBoard context={context} table={props} past />;
  const { Table } = context.board;
  return (
    <div data-mood={context.box.mood} style={{ display: 'contents' }}>
      <title>{`${say('title.of', { name: source.name })} · Sanguine`}</title>
      {settings.textBoard ? (
        text
      ) : (
        <BoardFault instead={text}>
          <Table {...props} />
        </BoardFault>
      )}
      <RulesBeside game={game} section={section} onClose={() => setSection(null)} />
      <HelpOver isOpen={help} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
      {branching ? (
        <BranchDialog source={source} context={context} onClose={() => setBranching(false)} />
      ) : null}
    </div>
  );
}
