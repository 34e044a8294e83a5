import { useRef, useState } from 'react';
import type { Ref } from '@sanguine/ui';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import styles from './log-panel.module.css';
import { filtered, FILTERS, type LogFilter } from './log-filter.ts';
import { lastOwnRow, turnsOf } from './lines.ts';
import { logTeller, type TableContext } from './table-context.ts';
import { useTableSay } from './say.ts';
import { TurnLines } from './turn-lines.tsx';

interface LogPanelProps {
  readonly context: TableContext;
  /** The current filter and its setter; kept by the page while other tabs are open. */
  readonly filter: readonly [LogFilter, (filter: LogFilter) => void];
  readonly replay: ((row: number) => string) | null;
  readonly onShow: (ref: Ref) => void;
}

/** Distance from the end, in pixels, that still counts as reading along. */
const NEAR = 48;

/** The log as text, whole or filtered; follows the game while its end is in view. */
export function LogPanel({ context, filter: [filter, setFilter], replay, onShow }: LogPanelProps) {
  const say = useTableSay();
  const list = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const { log, viewer } = context.table;
  const turns = filtered(turnsOf(logTeller(context), log), filter, viewer);
  const since = lastOwnRow(log, viewer);
  const filters = viewer === null ? FILTERS.filter((each) => each !== 'mine') : FILTERS;
  return (
    <div className={styles['panel']}>
      <fieldset className={styles['filters']} aria-label={say('log.filter')}>
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            data-guide={`log:${each}`}
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
          >
            {say(`log.filter.${each}`)}
          </button>
        ))}
      </fieldset>
      <div
        ref={list}
        className={styles['scroll']}
        role="log"
        aria-label={say('log.label')}
        onScroll={({ currentTarget }) => setFollowing(currentTarget.scrollTop > -NEAR)}
      >
        <div className={styles['whole']}>
          {turns.length === 0 ? (
            <p className={styles['empty']}>{say(filter === 'all' ? 'log.empty' : 'log.empty.filtered')}</p>
          ) : null}
          {turns.map((turn) => (
            <TurnLines
              key={turn.key}
              context={context}
              turn={turn}
              since={since}
              replay={replay}
              onShow={onShow}
            />
          ))}
        </div>
      </div>
      {following ? null : (
        <div className={styles['latest']}>
          <LinkButton onPress={() => list.current?.scrollTo({ top: 0 })}>{say('log.latest')}</LinkButton>
        </div>
      )}
    </div>
  );
}
