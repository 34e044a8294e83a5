import type { Analysis } from '@sanguine/bots';
import { digits } from '../points.ts';
import { useAnalysisSay } from '../say.ts';
import styles from './curve.module.css';

interface ChancesTableProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly turnWords: (at: number) => string;
}

/** The curve in figures, for readers who cannot see it or want exact values. */
export function ChancesTable({ analysis: { curve }, names, turnWords }: ChancesTableProps) {
  const say = useAnalysisSay();
  return (
    <details className={styles['figures']}>
      <summary>{say('curve.table')}</summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('curve.turn')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.map(({ row, chances }, at) => (
              <tr key={`${row} ${at}`}>
                <th scope="row">{turnWords(at)}</th>
                {chances.map((chance, seat) => (
                  <td key={names[seat]}>{say('percent', { percent: digits(chance, 0) })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
