import { type Mark, MARKS } from '@sanguine/bots';
import { MarkSign } from './mark-sign.tsx';
import styles from './report.module.css';
import { useAnalysisSay } from './say.ts';

/** What the marks mean. */
export function Legend() {
  const say = useAnalysisSay();
  return (
    <ul className={styles['legend']}>
      {(Object.keys(MARKS) as Mark[]).map((mark) => (
        <li key={mark}>
          <MarkSign mark={mark} />
          {say(`legend.${mark}`, { count: MARKS[mark] })}
        </li>
      ))}
    </ul>
  );
}
