import { type LogTextLine, turnsOf } from '../table/lines.ts';
import { logTeller, type TableContext } from '../table/table-context.ts';
import styles from './followed.module.css';

/** What has been played out so far, one line each. */
const linesOf = (context: TableContext): readonly LogTextLine[] =>
  turnsOf(logTeller(context), context.table.log).flatMap(({ lines }) => lines);

/** The latest event: the last line of the log. */
export function Happening({ context }: { readonly context: TableContext }) {
  const last = linesOf(context).at(-1);
  return last === undefined ? null : <Line context={context} line={last} />;
}

/** Everything a wrong answer led to. Phones hide the log, and a result would cover it. */
export function Followed({ context, label }: { readonly context: TableContext; readonly label: string }) {
  const lines = linesOf(context);
  if (lines.length === 0) return null;
  return (
    <div className={styles['followed']}>
      <ol aria-label={label}>
        {lines.map((line) => (
          <li key={line.key}>
            <Line context={context} line={line} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Line({ context, line }: { readonly context: TableContext; readonly line: LogTextLine }) {
  const { Emblem } = context.board;
  const { seat, text } = line;
  return (
    <span className={styles['line']}>
      {seat === null ? null : <Emblem side={context.sides[seat] ?? null} size={18} />}
      <span>{text}</span>
    </span>
  );
}
