import type { Seat } from '@sanguine/kernel';
import type { Cue } from '@sanguine/ui/animation/gesture.ts';
import type { Stat } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import { MARCH_COST } from '../../rules/march.ts';
import { TOKEN_GLYPHS } from '../look/glyphs.ts';
import type { PlacedPiece } from '../ring/placing.ts';

/** A figure that has entered, wherever it found room. */
export type Comer = Pick<PlacedPiece, 'seat' | 'figure' | 'at'>;
/** The place of a gesture. */
export type CuePlace = Place | Comer;
/** The gesture draws only a falling figure; all others are pieces of the board, which move and appear by themselves. */
export type RingCue = Cue<CuePlace, PlacedPiece | null>;

/** Figures glide for two steps' time. */
const GLIDE = 2;

/** The gestures for one row on the ring; `before` is where the figures stood. */
export function cuesOf(before: readonly PlacedPiece[], events: readonly Event[]): RingCue[] {
  const standing = [...before];
  const cues: RingCue[] = [];
  // Glory, stats and Rage are gained where something last happened.
  let here: Place | null = null;
  const pulse = (place: Place, seat: Seat | null = null): void => {
    here = place;
    cues.push({ gesture: 'pulse', seat, place });
  };
  const number = (gesture: 'gain' | 'pay', seat: Seat, by: number, of: 'glory' | Stat): void => {
    if (here !== null && by > 0) cues.push({ gesture, seat, place: here, by, of: TOKEN_GLYPHS[of] });
  };
  const travel = (seat: Seat, from: Place, to: Place): void => {
    here = to;
    cues.push({ gesture: 'travel', seat, piece: null, way: [from, to], steps: GLIDE });
  };
  for (const event of events) {
    switch (event.e) {
      case 'provinces.doomed':
        for (const province of event.provinces) pulse(province);
        break;
      case 'age.began':
        pulse(event.doomed);
        break;
      case 'figure.invaded':
        here = event.to;
        cues.push({
          gesture: 'arrive',
          seat: event.seat,
          piece: null,
          place: { seat: event.seat, figure: event.figure, at: event.to },
        });
        number('pay', event.seat, event.cost, 'rage');
        break;
      case 'figures.marched':
        travel(event.seat, event.from, event.to);
        number('pay', event.seat, MARCH_COST, 'rage');
        break;
      case 'figure.joined':
      case 'leader.rode':
        travel(event.seat, event.from, event.to);
        break;
      case 'pillage.began':
        here = event.province;
        cues.push({ gesture: 'strike', seat: event.seat, from: null, place: event.province });
        break;
      case 'battle.began':
      case 'province.destroyed':
        pulse(event.province);
        break;
      case 'province.pillaged':
        pulse(event.province, event.seat);
        break;
      case 'strength.compared':
        here = event.province;
        break;
      case 'cards.revealed':
        cues.push({ gesture: 'roll' });
        break;
      case 'figure.rescued':
        pulse(event.at, event.seat);
        break;
      case 'quest.judged':
        for (const province of event.where.toReversed()) pulse(province, event.seat);
        break;
      case 'figures.destroyed':
        here = event.at;
        for (const figure of event.figures) {
          const at = standing.findIndex(
            (piece) => piece.seat === event.seat && piece.figure === figure && piece.at === event.at,
          );
          const [piece = null] = at < 0 ? [] : standing.splice(at, 1);
          if (piece !== null) cues.push({ gesture: 'lose', seat: event.seat, piece, place: event.at });
        }
        break;
      case 'glory.stolen':
        number('pay', event.from, event.glory, 'glory');
        number('gain', event.seat, event.glory, 'glory');
        break;
      case 'rage.stolen':
        number('pay', event.from, event.rage, 'rage');
        number('gain', event.seat, event.rage, 'rage');
        break;
      case 'glory.gained':
        number('gain', event.seat, event.glory, 'glory');
        break;
      case 'rage.gained':
        number('gain', event.seat, event.rage, 'rage');
        break;
      case 'stat.raised':
        number('gain', event.seat, 1, event.stat);
        break;
      default:
        break;
    }
  }
  return cues;
}
