import { Link } from 'wouter';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import { digits } from '../points.ts';
import { useAnalysisSay } from '../say.ts';
import styles from './curve.module.css';
import type { DecisiveTurn } from './geometry.ts';

interface DecisiveListProps {
  readonly decisive: readonly DecisiveTurn[];
  readonly looks: readonly SideLook[];
  readonly names: readonly string[];
  readonly turnWords: (at: number) => string;
  /** The replay where that turn begins. */
  readonly replay: (at: number) => string;
}

/** The turns that shifted the chances most, numbered as on the curve. */
export function DecisiveList({ decisive, looks, names, turnWords, replay }: DecisiveListProps) {
  const say = useAnalysisSay();
  if (decisive.length === 0) return null;
  return (
    <section className={styles['moments']}>
      <h3>{say('decisive')}</h3>
      <ol>
        {decisive.map(({ at, seat, before, after }) => (
          <li key={at}>
            <Link href={replay(at)}>{turnWords(at)}</Link>
            <span className={styles['swing']}>
              {looks[seat]?.badge(18)}
              {say('decisive.swing', {
                name: names[seat] ?? '',
                before: digits(before, 0),
                after: digits(after, 0),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
