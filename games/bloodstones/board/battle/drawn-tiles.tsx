import type { Locale, Viewer } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/index.ts';
import type { Forecast, ForecastSide } from '../../rules/forecast.ts';
import type { BattleSide } from '../../rules/frames.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { BattleTiles, lyingOf } from './battle-tiles.tsx';
import styles from './drawn-tiles.module.css';
import { drawReason } from './modifiers.ts';
import { otherRole, ownRole } from './open-battle.ts';
import { say } from './words.ts';

interface DrawnTilesProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly forecast: Forecast;
}

/** Both sides' battle tiles, how many each draws and why, and what is known of their swaps. */
export function DrawnTiles({ locale, view, viewer, forecast }: DrawnTilesProps) {
  const open = view.frames.at(-1);
  const drawn = open?.step === 'swap' ? open.sides : [];
  const left = ownRole(forecast, viewer);
  return (
    <div className={styles['drawn']}>
      {[left, otherRole(left)].map((role) => {
        const side = forecast.sides[role];
        const enemy = forecast.sides[otherRole(role)];
        const battle = drawn.find(({ seat }) => seat === side.seat);
        const counts = { count: side.draws, own: side.units.length, enemy: enemy.units.length };
        return (
          <div key={role} className={classes(styles['side'], role !== left && styles['right'])}>
            <h3>
              <Emblem faction={side.faction} size={18} />
              {say(locale, 'tiles')}
            </h3>
            {battle === undefined ? null : (
              <BattleTiles locale={locale} faction={side.faction} tiles={lyingOf(side.faction, battle)} />
            )}
            <p>{say(locale, `draws.${drawReason(side.units, enemy.units)}`, counts)}</p>
            {battle === undefined ? null : <p>{swapWords(locale, view, viewer, side, battle, enemy)}</p>}
          </div>
        );
      })}
    </div>
  );
}

/** What the viewer knows of a side's swap. */
function swapWords(
  locale: Locale,
  view: State,
  viewer: Viewer,
  { seat, swap }: ForecastSide,
  battle: BattleSide,
  enemy: ForecastSide,
): string {
  if (battle.shown)
    return say(locale, 'swap.and', { first: say(locale, `swap.${swap}`), next: say(locale, 'swap.shown') });
  if (swap !== 'open') return say(locale, `swap.${swap}`);
  // §9.4: warns that the Corsairs see the swap before they decide.
  if (seat === viewer) return enemy.faction === 'corsairs' ? say(locale, 'swap.watched') : '';
  return say(locale, playerOf(view, seat).hand.length === 0 ? 'swap.none' : 'swap.open');
}
