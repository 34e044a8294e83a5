import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { Space } from '../../content/glade.ts';
import { isBlood, type Spell, spellCard } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { NOWHERE, type State } from '../../rules/state.ts';

/** A spell that was cast. */
export interface CastSpell {
  readonly card: Spell;
  /** Where the Witch cast it from; null for the Phantoms, who are nowhere on the glade. */
  readonly from: Space | null;
  readonly target: Unit | null;
  /** Where the target is; null if it has none on the glade. */
  readonly to: Space | null;
  /** The stones offered for it. */
  readonly cost: number;
}

/** The die roll of a spell. */
export interface DieRoll {
  readonly die: 4 | 6;
  readonly fell: number;
  readonly won: boolean;
}

/** What one row looks like: walks, changed stones, units gone, a spell and its die roll. Nothing waits for it. */
export interface Animation {
  readonly row: number;
  /** Each walker's whole path, including its start. */
  readonly walks: ReadonlyMap<Unit, readonly Space[]>;
  /** Numbers that rise where stones changed. */
  readonly floats: readonly { readonly space: Space; readonly by: number }[];
  /** Units that left the glade, and where they were. */
  readonly ghosts: readonly Ghost[];
  readonly cast: CastSpell | null;
  readonly roll: DieRoll | null;
  /** Nothing moves: what would fly is shown where it goes. */
  readonly still: boolean;
}

interface Ghost {
  readonly unit: Unit;
  readonly space: Space;
  readonly zombie: boolean;
  /** Whether its Phantom enters the Realm. */
  readonly phantom: boolean;
}

/** Motion off keeps the information (the spell, the die, the numbers) but moves nothing. */
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
  const ghosts: Ghost[] = [];
  let cast: CastSpell | null = null;
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
          phantom: event.to === 'realm',
        });
        break;
      case 'card.used':
        cast = castOf(event, place);
        break;
      case 'die.rolled':
        roll = { die: event.die, fell: event.fell, won: event.won };
        break;
      default:
        break;
    }
  }
  if (walks.size + floats.length + ghosts.length === 0 && roll === null && cast === null) return null;
  const still = motion === 'off';
  return {
    row: update.number,
    walks: still ? new Map() : walks,
    floats,
    ghosts: still ? [] : ghosts,
    cast,
    roll,
    still,
  };
}

function castOf(
  { card, unit, blood }: Extract<Event, { e: 'card.used' }>,
  place: (unit: Unit) => Space,
): CastSpell {
  const target = unit === 'none' ? null : unit;
  const to = target === null ? NOWHERE : place(target);
  return {
    card,
    from: isBlood(card) ? place('witch') : null,
    target,
    to: to === NOWHERE ? null : to,
    cost: spellCard(card).chance.kind === 'offer' ? blood : 0,
  };
}
