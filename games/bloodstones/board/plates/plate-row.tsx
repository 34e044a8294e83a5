import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import type { SeatedPlayer } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import { classes } from '@sanguine/ui/controls/index.ts';
import { scoreOf } from '../../rules/end.ts';
import type { State } from '../../rules/state.ts';
import { sideName } from '../../text/words.ts';
import { factionOf } from '../../rules/tiles.ts';
import { Emblem } from '../pieces/emblem.tsx';
import styles from './plate-row.module.css';
import { isTurnOf, say } from './words.ts';

interface PlateRowProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  readonly players: readonly SeatedPlayer[];
  readonly deciders: readonly Seat[];
  readonly onCard: (seat: Seat) => void;
}

/** Emblems with points side by side; the player in turn is underlined. */
export function PlateRow({ locale, view, viewer, seats, players, deciders, onCard }: PlateRowProps) {
  const you = spokenTo({ viewer, players });
  return (
    <ul className={styles['row']} aria-label={say(locale, 'plates')}>
      {seats.map((seat) => {
        const points = scoreOf(view, seat);
        const turn = isTurnOf(view, seat);
        const name = seat === you ? say(locale, 'who.you') : sideName(locale, view, seat);
        return (
          <li key={seat}>
            <button
              type="button"
              className={classes(styles['player'], (turn || deciders.includes(seat)) && styles['on'])}
              aria-label={say(locale, 'row.player', { name, points, turn: turn ? 'yes' : 'no' })}
              data-points={seat}
              onClick={() => onCard(seat)}
            >
              <Emblem faction={factionOf(view, seat)} size={24} />
              <b>{points}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
