import { memo } from 'react';
import { Link as Anchor } from 'wouter';
import type { Ref } from '@sanguine/ui';
import { LinkedText } from './linked-text.tsx';
import styles from './log-panel.module.css';
import type { LogTextLine, LogTurn } from './lines.ts';
import type { TableContext } from './table-context.ts';
import { useTableSay } from './say.ts';
import { LineWhy } from './why/line-why.tsx';

type Names = Pick<TableContext, 'board' | 'sides'>;

interface TurnProps {
  readonly context: Names;
  readonly turn: LogTurn;
  /** Lines after this row are new to the viewer. */
  readonly since: number | null;
  /** Address of a row's replay; null for no links. */
  readonly replay: ((row: number) => string) | null;
  readonly onShow: (ref: Ref) => void;
}

/** The heading and lines of a turn. Memoized, so that in a long log only changed turns render. */
export const TurnLines = memo(function TurnLines({ context, turn, since, replay, onShow }: TurnProps) {
  const say = useTableSay();
  const { turn: head, lines } = turn;
  const { Emblem } = context.board;
  return (
    <section className={styles['turn']}>
      <h3 className={styles['head']}>
        {head === null ? null : <Emblem side={context.sides[head.seat] ?? null} size={20} />}
        {head === null ? say('log.begin') : head.title}
      </h3>
      <ul>
        {lines.map((line) => (
          <LogLine
            key={line.key}
            context={context}
            line={line}
            isNew={since !== null && line.row > since}
            replay={replay}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
}, same);

/** Lines are cached objects, so comparing the first and last shows whether a turn has changed. */
function same(before: TurnProps, now: TurnProps): boolean {
  const [was, is] = [before.turn.lines, now.turn.lines];
  const last = is.at(-1);
  const fresh = (since: number | null): boolean => since !== null && (last?.row ?? 0) > since;
  return (
    was.length === is.length &&
    was[0] === is[0] &&
    was.at(-1) === last &&
    (before.since === now.since || (!fresh(before.since) && !fresh(now.since))) &&
    before.turn.turn?.title === now.turn.turn?.title &&
    before.context.board === now.context.board &&
    before.replay === now.replay &&
    before.onShow === now.onShow &&
    String(before.context.sides) === String(now.context.sides)
  );
}

interface LineProps extends Pick<TurnProps, 'context' | 'replay' | 'onShow'> {
  readonly line: LogTextLine;
  readonly isNew: boolean;
}

function LogLine({ context, line, isNew, replay, onShow }: LineProps) {
  const say = useTableSay();
  const { row, seat, text, links, titles, why } = line;
  const { Emblem } = context.board;
  return (
    <li className={styles['line']} data-new={isNew || undefined}>
      <span className={styles['emblem']}>
        {seat === null ? null : <Emblem side={context.sides[seat] ?? null} size={24} />}
      </span>
      <span className={styles['text']}>
        <LinkedText text={text} links={links} titles={titles} onShow={onShow} />
        {why === null ? null : <LineWhy words={why} />}
      </span>
      {replay === null ? null : (
        <Anchor className={styles['row']} href={replay(row)} aria-label={say('log.replay', { row })}>
          {row}
        </Anchor>
      )}
    </li>
  );
}
