import { useMemo } from 'react';
import type { Ref } from '@sanguine/ui';
import { BoardOnly } from '@sanguine/ui/frame/board-only.ts';
import { useSettings } from '../../settings/store.ts';
import { BoardFault } from '../../table/board-fault.tsx';
import { usePastNews } from '../../table/news.ts';
import type { TableContext } from '../../table/table-context.ts';
import { tablePropsOf } from '../../table/table-props.ts';
import { useSize } from '../use-size.ts';
import styles from './small-board.module.css';

/** The size in pixels at which a board is drawn, before it is scaled to the available space. */
const [WIDE, HIGH] = [1040, 610];

const nothing = (): void => {};

interface SmallBoardProps {
  readonly context: TableContext;
  /** What to look at; null for the whole board. */
  readonly about: Ref | null;
}

/** The real board at a moment as a picture: nothing on it can be pressed. */
export function SmallBoard({ context, about }: SmallBoardProps) {
  const [settings] = useSettings();
  const [ref, { width }] = useSize<HTMLDivElement>();
  const news = usePastNews(Infinity);
  const focus = useMemo(() => (about === null ? null : { ref: about }), [about]);
  const quiet = useMemo(() => ({ ...settings, sound: 'off' as const }), [settings]);
  const props = tablePropsOf(context, {
    canUndo: false,
    settings: quiet,
    history: null,
    latest: null,
    news,
    focus,
    live: false,
    past: true,
    imagined: true,
    play: () => Promise.resolve(null),
    undo: nothing,
    openRules: nothing,
    show: nothing,
    watch: null,
    askHint: null,
    hint: null,
    slots: { title: '', menu: null, side: null, unread: 0, notice: null },
  });
  const scale = width / WIDE;
  const { Table } = context.board;
  return (
    <div ref={ref} className={styles['window']} style={{ height: HIGH * scale }} aria-hidden="true" inert>
      <div
        className={styles['board']}
        data-mood={context.box.mood}
        style={{ width: WIDE, height: HIGH, transform: `scale(${scale})` }}
      >
        {width === 0 ? null : (
          <BoardFault instead={null}>
            <BoardOnly value>
              <Table {...props} />
            </BoardOnly>
          </BoardFault>
        )}
      </div>
    </div>
  );
}
