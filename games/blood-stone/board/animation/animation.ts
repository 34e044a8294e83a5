import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { PlayedCues } from '@sanguine/ui/animation/cue-layer.tsx';
import { inTurn, stilled } from '@sanguine/ui/animation/timing.ts';
import type { Space } from '../../content/glade.ts';
import { isBlood, type Spell, spellCard } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { NOWHERE, type State } from '../../rules/state.ts';
import { cuesOf, type Piece } from './cues.ts';
import { FLIGHT_MS } from './film.ts';

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

/** A way with its start, and when it is walked. */
export interface Walk {
  readonly way: readonly Space[];
  readonly at: number;
  readonly ms: number;
}

/** What one row looks like: its gestures, walks, a spell and its die roll. Nothing waits for it. */
export interface Animation extends PlayedCues<Space, Piece> {
  /** Each walker's way, and when it is walked. */
  readonly walks: ReadonlyMap<Unit, Walk>;
  readonly cast: CastSpell | null;
  readonly roll: DieRoll | null;
  /** True if nothing moves: what would fly is shown at its destination. */
  readonly still: boolean;
}

/** Motion off keeps the information (the spell, the die, the numbers) but moves nothing. */
export function animationOf(
  before: State,
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do !== 'move') return null;
  const told = cuesOf(before, update.events);
  const still = motion === 'off';
  const place = (unit: Unit): Space => before.figures[unit].at;
  let cast: CastSpell | null = null;
  let roll: DieRoll | null = null;
  for (const event of update.events) {
    if (event.e === 'card.used') cast = castOf(event, place);
    if (event.e === 'die.rolled') roll = { die: event.die, fell: event.fell, won: event.won };
  }
  if (told.length === 0 && cast === null) return null;
  // The effect of a spell shows when it arrives.
  const landed = cast === null ? 0 : FLIGHT_MS;
  const cues = still ? stilled(told) : inTurn(told).map((cue) => ({ ...cue, at: cue.at + landed }));
  const walks = new Map<Unit, Walk>();
  for (const cue of cues) if (cue.gesture === 'travel') walks.set(cue.piece.unit, cue);
  return { row: update.number, cues, walks, cast, roll, still };
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
