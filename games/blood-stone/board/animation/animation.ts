import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { Space } from '../../content/glade.ts';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { NOWHERE, type State } from '../../rules/state.ts';

/** A die roll for a card. */
export interface DieRoll {
  readonly card: Spell | null;
  readonly die: 4 | 6;
  readonly fell: number;
  readonly won: boolean;
}

/** What one row looks like: walks, changed stones, units gone, the die roll. Nothing waits for it. */
export interface Animation {
  readonly row: number;
  /** Each walker's whole path, including its start. */
  readonly walks: ReadonlyMap<Unit, readonly Space[]>;
  /** Numbers that rise where stones changed. */
  readonly floats: readonly { readonly space: Space; readonly by: number }[];
  /** Units that left the glade, and where they were. */
  readonly ghosts: readonly { readonly unit: Unit; readonly space: Space; readonly zombie: boolean }[];
  readonly roll: DieRoll | null;
}

/** Motion off keeps the information (the die, the numbers) but moves nothing. */
export function animationOf(
  before: State,
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do !== 'move') return null;
  const at = new Map<Unit, Space>();
  const place = (unit: Unit): Space => at.get(unit) ?? before.figures[unit].at;
  const walks = new Map<Unit, readonly Space[]>();
  const floats: { space: Space; by: number }[] = [];
  const ghosts: { unit: Unit; space: Space; zombie: boolean }[] = [];
  let card: Spell | null = null;
  let roll: DieRoll | null = null;
  const float = (unit: Unit, by: number): void => {
    if (place(unit) !== NOWHERE) floats.push({ space: place(unit), by });
  };
  for (const event of update.events) {
    switch (event.e) {
      case 'unit.moved':
        walks.set(event.unit, [event.from, ...event.path]);
        at.set(event.unit, event.path.at(-1) ?? event.from);
        break;
      case 'unit.placed':
      case 'unit.raised':
        at.set(event.unit, event.at);
        break;
      case 'blood.lost':
        float(event.unit, -event.count);
        break;
      case 'blood.gained':
        float(event.unit, event.count);
        break;
      case 'blood.given':
        float(event.from, -event.count);
        float(event.to, event.count);
        break;
      case 'unit.died':
        ghosts.push({
          unit: event.unit,
          space: place(event.unit),
          zombie: before.figures[event.unit].zombie,
        });
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
  if (walks.size + floats.length + ghosts.length === 0 && roll === null) return null;
  const still = motion === 'off';
  return { row: update.number, walks: still ? new Map() : walks, floats, ghosts: still ? [] : ghosts, roll };
}
