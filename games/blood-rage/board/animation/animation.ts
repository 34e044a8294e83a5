import type { Seat, RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { Stat } from '../../content/clan.ts';
import type { Outer, Place } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { PlacedPiece } from '../ring/placing.ts';

/** Glory or a stat step, shown where it was won. */
interface Gain {
  readonly place: Place;
  readonly seat: Seat;
  readonly what: 'glory' | Stat;
  readonly by: number;
}

/** What one row looks like: figures lost, gains and where, the destroyed province. Nothing waits for it. */
export interface Animation {
  readonly row: number;
  readonly ghosts: readonly PlacedPiece[];
  readonly floats: readonly Gain[];
  readonly burnt: Outer | null;
}

/** Motion off keeps the information (the numbers) but moves nothing. */
export function animationOf(
  before: readonly PlacedPiece[],
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do === 'undo' || update.did.do === 'rewind') return null;
  const standing = [...before];
  const ghosts: PlacedPiece[] = [];
  const floats: Gain[] = [];
  let burnt: Outer | null = null;
  let place: Place | null = null;
  for (const event of update.events) {
    switch (event.e) {
      case 'pillage.began':
      case 'strength.compared':
      case 'province.pillaged':
        place = event.province;
        break;
      case 'province.destroyed':
        place = event.province;
        burnt = event.province;
        break;
      case 'quest.judged':
        place = event.where[0] ?? place;
        break;
      case 'figures.destroyed':
        place = event.at;
        for (const figure of event.figures) {
          const at = standing.findIndex(
            (piece) => piece.seat === event.seat && piece.figure === figure && piece.at === event.at,
          );
          ghosts.push(...(at < 0 ? [] : standing.splice(at, 1)));
        }
        break;
      case 'glory.gained':
        if (place !== null) floats.push({ place, seat: event.seat, what: 'glory', by: event.glory });
        break;
      case 'stat.raised':
        if (place !== null) floats.push({ place, seat: event.seat, what: event.stat, by: 1 });
        break;
      default:
        break;
    }
  }
  if (ghosts.length + floats.length === 0 && burnt === null) return null;
  return { row: update.number, ghosts: motion === 'off' ? [] : ghosts, floats, burnt };
}
