import { type Analysis, type Mark, MARKS } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import { MarkSign } from './mark-sign.tsx';
import { digits, points, signed } from './points.ts';
import { useAnalysisSay } from './say.ts';
import styles from './seat-table.module.css';

interface SeatTableProps {
  readonly analysis: Analysis;
  readonly looks: readonly SideLook[];
  readonly names: readonly string[];
  /** Notes beside the names. */
  readonly notes: readonly string[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

const KINDS = Object.keys(MARKS) as Mark[];

/** Everybody's result, luck, result without luck, and how well they decided; pressing a name opens their report. */
export function SeatTable({ analysis, looks, names, notes, seat, onSeat }: SeatTableProps) {
  const say = useAnalysisSay();
  const reports = analysis.seats.toSorted((one, other) => one.rank - other.rank);
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="unseen">{say('seats.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('seats.player')}</span>
            </th>
            {(['score', 'result', 'luck', 'without', 'cost', 'marks', 'draws'] as const).map((key) => (
              <th key={key} scope="col" data-column={key} title={say(`seats.${key}.note`)}>
                {say(`seats.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.seat} data-chosen={report.seat === seat || undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={report.seat === seat}
                  data-guide={`seat:${report.seat}`}
                  onClick={() => onSeat(report.seat)}
                >
                  {looks[report.seat]?.badge(28)}
                  <b>{names[report.seat]}</b>
                  <small>{notes[report.seat]}</small>
                </button>
              </th>
              <td className={styles['big']}>{digits(report.score, 0)}</td>
              <td>{digits(report.result, 0)}</td>
              <td>{signed(report.luck, 0)}</td>
              <td className={styles['big']}>{digits(report.withoutLuck, 0)}</td>
              <td>{points(report.cost)}</td>
              <td className={styles['marks']}>
                {KINDS.map((kind) => (
                  <span key={kind}>
                    {report.marks[kind]}
                    <MarkSign mark={kind} size={22} />
                    <span className="unseen">{say(`mark.${kind}`)}</span>
                  </span>
                ))}
              </td>
              <td className={styles['draws']} data-column="draws">
                {say('seats.draws.count', {
                  count: report.counts.draws,
                  lucky: report.counts.lucky,
                  unlucky: report.counts.unlucky,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
