import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import type { SeatedPlayer } from '@sanguine/ui';
import { classes } from '@sanguine/ui/controls/index.ts';
import { regroupTarget } from '../../rules/draw.ts';
import { scoreOf } from '../../rules/end.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { factionName } from '../../text/words.ts';
import { Emblem } from '../pieces/emblem.tsx';
import styles from './player-plate.module.css';
import { isTurnOf, type PlatePhrase, say, whoLine } from './words.ts';

interface PlayerPlateProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly player: SeatedPlayer;
  /** Has to decide now, in turn or out of it. */
  readonly asked: boolean;
  /** With many players: one line of counts, the rest is on the faction card. */
  readonly tight: boolean;
  /** Opens the faction card. */
  readonly onCard: () => void;
  /** Opens the sources of the points. */
  readonly onScore: () => void;
}

/** One player: faction, person, points, and labelled pile counts. */
export function PlayerPlate({
  locale,
  view,
  viewer,
  seat,
  player,
  asked,
  tight,
  onCard,
  onScore,
}: PlayerPlateProps) {
  const { faction, out } = playerOf(view, seat);
  const own = seat === viewer;
  const turn = isTurnOf(view, seat);
  const name = factionName(locale, faction);
  const points = scoreOf(view, seat);
  const chosen = faction !== 'none';
  return (
    <section
      className={classes(styles['plate'], own && styles['own'], out && styles['out'])}
      aria-label={chosen ? name : player.name}
      aria-current={turn ? 'true' : undefined}
      data-seat={seat}
    >
      {turn || asked ? <span className={classes(styles['beak'], !turn && styles['asked'])} /> : null}
      <button
        type="button"
        className={styles['emblem']}
        aria-label={say(locale, 'card', { faction: name })}
        disabled={!chosen}
        data-guide={`faction:${seat}`}
        onClick={onCard}
      >
        <Emblem faction={faction} size={38} />
      </button>
      <div className={styles['who']}>
        <h3>{chosen ? name : player.name}</h3>
        <p>
          {out ? say(locale, 'who.out') : whoLine(locale, player, { own, turn, asked })} {player.why}
        </p>
      </div>
      <div className={styles['score']}>
        {player.clock === null ? null : <span className={styles['clock']}>{player.clock}</span>}
        <button type="button" className={styles['points']} data-points={seat} onClick={onScore}>
          {points} <small>{say(locale, 'points', { points })}</small>
          <span className="unseen">{say(locale, 'points.ask')}</span>
        </button>
      </div>
      {chosen ? <Counts {...{ locale, view, seat, tight }} /> : null}
    </section>
  );
}

function Counts({ locale, view, seat, tight }: Pick<PlayerPlateProps, 'locale' | 'view' | 'seat' | 'tight'>) {
  const { faction, hand, bag, discard, supply, pool, regroups } = playerOf(view, seat);
  const counts: readonly (readonly [word: PlatePhrase, count: number | string])[] = [
    ['hand', hand.length],
    ['bag', bag.length],
    ...(tight ? [] : [['discard', discard.length] as const]),
    ...(faction === 'chaosHorde' ? [] : [['villages', supply] as const]),
    ...(faction === 'necromancers' && !tight ? [['pool', pool] as const] : []),
    ['regroups', say(locale, 'regroups.count', { count: regroups, target: regroupTarget(view) })],
  ];
  return (
    <dl className={classes(styles['counts'], tight && styles['tight'])}>
      {counts.map(([word, count]) => (
        <div key={word}>
          <dt>{say(locale, word)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
