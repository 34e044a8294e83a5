import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { PlayedCues } from '@sanguine/ui/animation/cue-layer.tsx';
import { inTurn, stilled } from '@sanguine/ui/animation/timing.ts';
import type { Outer } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { PlacedPiece } from '../ring/placing.ts';
import { cuesOf, type CuePlace } from './cues.ts';

/** What one row looks like. Nothing waits for it. */
export interface Animation extends PlayedCues<CuePlace, PlacedPiece | null> {
  /** The province that Ragnarök destroys in it. */
  readonly burnt: Outer | null;
}

/** Motion off keeps the information (places and numbers) but moves nothing. */
export function animationOf(
  before: readonly PlacedPiece[],
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do === 'undo' || update.did.do === 'rewind') return null;
  const cues = cuesOf(before, update.events);
  if (cues.length === 0) return null;
  const burnt = update.events.findLast((event) => event.e === 'province.destroyed')?.province ?? null;
  return { row: update.number, cues: motion === 'off' ? stilled(cues) : inTurn(cues), burnt };
}
