import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { PlayedCues } from '@sanguine/ui/animation/cue-layer.tsx';
import { inTurn, stilled } from '@sanguine/ui/animation/timing.ts';
import type { Space } from '../../content/glade.ts';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { cuesOf, type Piece } from './cues.ts';

/** A die roll for a card. */
export interface DieRoll {
  readonly card: Spell | null;
  readonly die: 4 | 6;
  readonly fell: number;
  readonly won: boolean;
}

/** A way, its start included, and when it is gone. */
export interface Walk {
  readonly way: readonly Space[];
  readonly at: number;
  readonly ms: number;
}

/** What one row looks like: its gestures, walks and the die roll. Nothing waits for it. */
export interface Animation extends PlayedCues<Space, Piece> {
  /** Each walker's way and when it is gone. */
  readonly walks: ReadonlyMap<Unit, Walk>;
  readonly roll: DieRoll | null;
}

/** Motion off keeps the information (the die, the numbers) but moves nothing. */
export function animationOf(
  before: State,
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do !== 'move') return null;
  const told = cuesOf(before, update.events);
  if (told.length === 0) return null;
  const cues = motion === 'off' ? stilled(told) : inTurn(told);
  const walks = new Map<Unit, Walk>();
  for (const cue of cues) if (cue.gesture === 'travel') walks.set(cue.piece.unit, cue);
  let card: Spell | null = null;
  let roll: DieRoll | null = null;
  for (const event of update.events) {
    if (event.e === 'card.used') ({ card } = event);
    if (event.e === 'die.rolled') roll = { card, die: event.die, fell: event.fell, won: event.won };
  }
  return { row: update.number, cues, walks, roll };
}
