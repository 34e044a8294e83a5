import { Link } from 'wouter';
import type { Analysis } from '@sanguine/bots';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import { points } from '../points.ts';
import { roundWords, useAnalysisSay } from '../say.ts';
import styles from './curve.module.css';

interface DecisiveListProps {
  readonly analysis: Analysis;
  readonly looks: readonly SideLook[];
  readonly names: readonly string[];
  readonly replay: (row: number) => string;
}

/** The decisions and draws that shifted the chances most, numbered as on the curve. */
export function DecisiveList({ analysis: { moments }, looks, names, replay }: DecisiveListProps) {
  const say = useAnalysisSay();
  if (moments.length === 0) return null;
  return (
    <section className={styles['moments']}>
      <h3>{say('decisive')}</h3>
      <ol>
        {moments.map(({ kind, row, round, seat, points: shifted }) => (
          <li key={`${kind} ${row}`}>
            <Link href={replay(kind === 'decision' ? row - 1 : row)}>{roundWords(say, round)}</Link>
            <span className={styles['swing']}>
              {looks[seat]?.badge(18)}
              {say(`decisive.${kind}`, { name: names[seat] ?? '', points: points(shifted) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
