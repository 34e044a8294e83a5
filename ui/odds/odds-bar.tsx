import { classes } from '../controls/classes.ts';
import { wholePercents } from './percents.ts';
import styles from './odds-bar.module.css';

export interface OddsShare {
  readonly tone: 'win' | 'tie' | 'lose';
  readonly chance: number;
  /** What it stands for, as the legend has it: `tie: their Shield wins`. */
  readonly says: string;
}

interface OddsBarProps {
  /** They add up to one; in the order of the bar. */
  readonly shares: readonly OddsShare[];
  /** What the chances are about. */
  readonly label: string;
  readonly size?: 'large' | 'small';
  /** The words under the bar; the small bar goes without. */
  readonly legend?: boolean;
  /** What else there is to say of the whole, beside the legend. */
  readonly note?: string | null;
}

/** Narrower than this a number does not fit into its piece of the large bar; the legend says it all the same. */
const READABLE = 6;

/** Chances as one bar: win, tie, lose, told apart by place, hatching and number, never by colour alone. */
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
