import { useState, useSyncExternalStore } from 'react';
import type { AnyGame, AnyPuzzleBook, Puzzle } from '@sanguine/kernel';
import type { AnyBoard, Box, Ref } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { HelpOver } from '../help/help-over.tsx';
import { RulesDrawer } from '../rules/drawer.tsx';
import { useSettings } from '../settings/store.ts';
import { BarMenu } from '../table/bar-menu.tsx';
import type { LogFilter } from '../table/log-filter.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { useNews } from '../table/news.ts';
import { useTableContext } from '../table/table-context.ts';
import { tablePropsOf } from '../table/table-props.ts';
import { TextBoard } from '../table/text-board.tsx';
import { useSay } from '../text/say.ts';
import type { Attempt } from './attempt.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import styles from './puzzle-table.module.css';
import { usePuzzleWord } from './say.ts';

interface PuzzleTableProps {
  readonly box: Box;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly book: AnyPuzzleBook;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly attempt: Attempt;
}

/** The table of a puzzle, with its question above the hand. */
export function PuzzleTable({ box, game, board, book, puzzle, number, attempt }: PuzzleTableProps) {
  const word = usePuzzleWord();
  const sayShell = useSay();
  const locale = useLocale();
  const [settings] = useSettings();
  const { table, stage, round } = useSyncExternalStore(attempt.subscribe, attempt.snapshot);
  const [focus, setFocus] = useState<{ readonly ref: Ref } | null>(null);
  const filter = useState<LogFilter>('all');
  const [rules, setRules] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const context = useTableContext(table);
  const news = useNews(null, context.events.length);
  const show = (ref: Ref): void => setFocus({ ref });
  const asked = stage.at === 'asked';
  const props = tablePropsOf(context, {
    // The solver makes every move: nothing is played or advised for anybody.
    settings: { ...settings, forced: false, warnings: false },
    history: null,
    news,
    focus,
    live: asked,
    past: !asked,
    imagined: true,
    play: (move) => attempt.play(move),
    undo: () => undefined,
    openRules: setRules,
    show,
    watch: null,
    askHint: null,
    hint: null,
    slots: {
      title: table.name,
      menu: (
        <BarMenu
          label={word('menu')}
          items={[
            { id: 'rules', words: word('rules'), icon: 'open-book', inBar: true, act: () => setRules('') },
            { id: 'help', words: sayShell('nav.help'), act: () => setHelp(true) },
            { id: 'all', words: word('all'), act: `/puzzles/${box.id}` },
          ]}
        />
      ),
      side: <LogPanel context={context} filter={filter} replay={null} onShow={show} />,
      unread: 0,
      notice: <PuzzleCard {...{ context, book, puzzle, number, attempt, stage }} />,
    },
  });
  return (
    <div className={styles['table']} data-mood={box.mood}>
      <title>{`${word('page', { number, game: box.name[locale] })} · Sanguine`}</title>
      {settings.textBoard ? (
        <TextBoard key={round} context={context} table={props} />
      ) : (
        <board.Table key={round} {...props} />
      )}
      <HelpOver isOpen={help} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
      {rules === null ? null : <RulesDrawer game={game} section={rules} onClose={() => setRules(null)} />}
    </div>
  );
}
