import { useRef, useState } from 'react';
import type { Ref } from '@sanguine/ui';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import styles from './log-panel.module.css';
import { lastOwnRow, turnsOf } from './lines.ts';
import type { TableContext } from './table-context.ts';
import { useTableSay } from './say.ts';
import { TurnLines } from './turn-lines.tsx';

interface LogPanelProps {
  readonly context: TableContext;
  readonly replay: ((row: number) => string) | null;
  readonly onShow: (ref: Ref) => void;
}

/** Distance from the end, in pixels, that still counts as reading along. */
const NEAR = 48;

/** The whole log as text; follows the game while its end is in view. */
export function LogPanel({ context, replay, onShow }: LogPanelProps) {
  const say = useTableSay();
  const list = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const { log, viewer } = context.table;
  const turns = turnsOf(context, log);
  const since = lastOwnRow(log, viewer);
  return (
    <div className={styles['panel']}>
      <div
        ref={list}
        className={styles['scroll']}
        role="log"
        aria-label={say('log.label')}
        onScroll={({ currentTarget }) => setFollowing(currentTarget.scrollTop > -NEAR)}
      >
        <div className={styles['whole']}>
          {turns.length === 0 ? <p className={styles['empty']}>{say('log.empty')}</p> : null}
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
