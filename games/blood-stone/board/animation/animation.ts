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

/** What one row looks like: its gestures, walks and the die roll. Nothing waits for it. */
export interface Animation extends PlayedCues<Space, Piece> {
  /** Each walker's whole path, including its start. */
  readonly walks: ReadonlyMap<Unit, readonly Space[]>;
  readonly roll: DieRoll | null;
}

/** Motion off keeps the information (the die, the numbers) but moves nothing. */
export function animationOf(
  before: State,
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do !== 'move') return null;
  const cues = cuesOf(before, update.events);
  if (cues.length === 0) return null;
  const walks = new Map<Unit, readonly Space[]>();
  let card: Spell | null = null;
  let roll: DieRoll | null = null;
  for (const event of update.events) {
    switch (event.e) {
      case 'unit.moved':
        walks.set(event.unit, [event.from, ...event.path]);
        break;
      case 'card.used':
        card = event.card;
        break;
      case 'die.rolled':
        roll = { card, die: event.die, fell: event.fell, won: event.won };
        break;
      default:
        break;
    }
  }
  const still = motion === 'off';
  return {
    row: update.number,
    cues: still ? stilled(cues) : inTurn(cues),
    walks: still ? new Map() : walks,
    roll,
  };
}
