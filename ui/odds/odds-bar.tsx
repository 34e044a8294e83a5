import { classes } from '../controls/classes.ts';
import { wholePercents } from './percents.ts';
import styles from './odds-bar.module.css';

export interface OddsShare {
  /** `open`: neither, something else comes first. */
  readonly tone: 'win' | 'tie' | 'lose' | 'open';
  readonly chance: number;
  /** Its text in the legend: `tie: their Shield wins`. */
  readonly says: string;
}

interface OddsBarProps {
  /** In the order of the bar; the chances add up to one. */
  readonly shares: readonly OddsShare[];
  /** What the chances are for. */
  readonly label: string;
  readonly size?: 'large' | 'small';
  /** Text under the bar; the small bar has none by default. */
  readonly legend?: boolean;
  /** An extra remark next to the legend. */
  readonly note?: string | null;
}

/** Below this percentage the number does not fit into the large bar; the legend still has it. */
const READABLE = 6;

/** Chances as one bar: win, tie, lose, distinguished by position, hatching and number, never by colour alone. */
export function OddsBar({
  shares,
  label,
  size = 'large',
  legend = size === 'large',
  note = null,
}: OddsBarProps) {
  const percents = wholePercents(shares.map(({ chance }) => chance));
  const parts = shares.map((share, at) => ({ ...share, percent: percents[at] ?? 0 }));
  const spoken = parts.map(({ says, percent }) => `${says} ${percent}%`).join(', ');
  return (
    <div className={styles['odds']}>
      <p className="unseen">{`${label}: ${spoken}`}</p>
      <div className={classes(styles['bar'], styles[size])} aria-hidden="true">
        {parts.map(({ tone, percent }) =>
          percent === 0 ? null : (
            <span key={tone} className={styles[tone]} style={{ flexGrow: percent }}>
              {size === 'large' && percent >= READABLE ? <b>{`${percent}%`}</b> : null}
            </span>
          ),
        )}
      </div>
      {legend ? (
        <div className={styles['under']}>
          <ul className={styles['legend']} aria-hidden="true">
            {parts.map(({ tone, says, percent }) =>
              percent === 0 ? null : (
                <li key={tone}>
                  <i className={styles[tone]} />
                  {percent < READABLE ? `${says} ${percent}%` : says}
                </li>
              ),
            )}
          </ul>
          {note === null ? null : <p className={styles['note']}>{note}</p>}
        </div>
      ) : null}
    </div>
  );
}
