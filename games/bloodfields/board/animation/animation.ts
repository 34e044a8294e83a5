import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { PlayedCues } from '@sanguine/ui/animation/cue-layer.tsx';
import type { TimedCue } from '@sanguine/ui/animation/gesture.ts';
import { inTurn, stilled } from '@sanguine/ui/animation/timing.ts';
import type { Roll } from '../../content/effects.ts';
import type { Event } from '../../rules/events.ts';
import type { Faces } from '../../rules/frames.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Tag } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { cuesOf, type Piece } from './cues.ts';
import type { Trace } from './trace.ts';

/** Dice that fell in a row. */
interface ToldRoll {
  readonly unit: Tag;
  readonly roll: Roll;
  readonly faces: Faces;
}

/** A way, and when a unit walks it. */
export interface Walk {
  /** Includes the start. */
  readonly way: readonly Point[];
  readonly at: number;
  readonly ms: number;
}

/** What one row looks like: gestures, ways and dice. Nothing waits for it. */
export interface Animation extends PlayedCues<Point, Piece> {
  /** Each mover's whole way. */
  readonly walks: ReadonlyMap<UnitId, Walk>;
  /** Where a shot was aimed and where it strayed to. */
  readonly strays: readonly { readonly from: Point; readonly to: Point }[];
  readonly rolls: readonly ToldRoll[];
  /** How many attacks the row settled. */
  readonly settled: number;
  /** What the whole turn left on the table, if that is shown. */
  readonly trace: Trace | null;
}

/** With motion off the information (dice, numbers) stays, but nothing moves. */
export function animationOf(
  before: State,
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do !== 'move') return null;
  const told = cuesOf(before, update.events);
  if (told.length === 0) return null;
  const cues = motion === 'off' ? stilled(told) : inTurn(told);
  // Players read how far a shot strayed rather than watch it.
  const strays = update.events.flatMap((event) =>
    event.e === 'shot.scattered' && event.direction !== null ? [{ from: event.from, to: event.at }] : [],
  );
  return {
    row: update.number,
    cues,
    walks: walksIn(cues),
    strays,
    rolls: rollsIn(update.events),
    settled: update.events.filter(({ e }) => e === 'attack.hit' || e === 'hits.received').length,
    trace: null,
  };
}

export function rollsIn(events: readonly Event[]): ToldRoll[] {
  return events.flatMap((event) =>
    event.e === 'dice.rolled' || event.e === 'dice.rerolled'
      ? [{ unit: event.unit, roll: event.roll, faces: event.faces }]
      : [],
  );
}

/** Joins all ways of one unit in a row into one walk. */
function walksIn(cues: readonly TimedCue<Point, Piece>[]): ReadonlyMap<UnitId, Walk> {
  const walks = new Map<UnitId, Walk>();
  for (const cue of cues) {
    if (cue.gesture !== 'travel' || cue.piece === 'wagon') continue;
    const gone = walks.get(cue.piece);
    walks.set(cue.piece, {
      way: [...(gone?.way ?? []), ...(gone === undefined ? cue.way : cue.way.slice(1))],
      at: gone?.at ?? cue.at,
      ms: (gone?.ms ?? 0) + cue.ms,
    });
  }
  return walks;
}
