import type { RowUpdate } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { Roll } from '../../content/effects.ts';
import type { Event } from '../../rules/events.ts';
import type { Faces } from '../../rules/frames.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Tag } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { unitTagged } from '../interaction/where.ts';
import type { Trace } from './trace.ts';

/** Dice that fell in a row. */
interface ToldRoll {
  readonly unit: Tag;
  readonly roll: Roll;
  readonly faces: Faces;
}

/** What one row looks like: ways, lost and restored health, who is gone, the dice. Nothing waits for it. */
export interface Animation {
  readonly row: number;
  /** Each mover's whole way, its start included. */
  readonly walks: ReadonlyMap<UnitId, readonly Point[]>;
  /** Numbers that rise where health changed. */
  readonly floats: readonly { readonly at: Point; readonly by: number }[];
  /** Where units fell, and how large they were. */
  readonly ghosts: readonly { readonly at: Point; readonly r: number }[];
  /** Where a shot was aimed and where it came down. */
  readonly shots: readonly { readonly from: Point; readonly to: Point }[];
  /** Where a shot was aimed and where it strayed to. */
  readonly strays: readonly { readonly from: Point; readonly to: Point }[];
  readonly rolls: readonly ToldRoll[];
  /** What the whole turn has left on the table, where that is kept. */
  readonly trace: Trace | null;
}

/** Motion off keeps the information (dice, numbers) but moves nothing. */
export function animationOf(
  before: State,
  update: RowUpdate<Event>,
  motion: Settings['motion'],
): Animation | null {
  if (update.did.do !== 'move') return null;
  const at = new Map<UnitId, Point>();
  const walks = new Map<UnitId, Point[]>();
  const floats: { at: Point; by: number }[] = [];
  const ghosts: { at: Point; r: number }[] = [];
  const shots: { from: Point; to: Point }[] = [];
  const strays: { from: Point; to: Point }[] = [];
  const rolls: ToldRoll[] = [];
  const place = (id: UnitId): Point | undefined => {
    const unit = before.units[id];
    return at.get(id) ?? (unit?.state === 'board' ? { x: unit.x, y: unit.y } : undefined);
  };
  const walk = (tag: Tag, ...points: readonly Point[]): void => {
    const id = unitTagged(before, tag);
    const start = id === undefined ? undefined : place(id);
    const end = points.at(-1);
    if (id === undefined || end === undefined) return;
    if (start !== undefined) walks.set(id, [...(walks.get(id) ?? [start]), ...points]);
    at.set(id, end);
  };
  const float = (tag: Tag, by: number): void => {
    const id = unitTagged(before, tag);
    const spot = id === undefined ? undefined : place(id);
    if (spot !== undefined && by !== 0) floats.push({ at: spot, by });
  };
  for (const event of update.events) {
    switch (event.e) {
      case 'unit.moved':
        walk(event.unit, ...event.path);
        break;
      case 'unit.went':
      case 'unit.pushed':
      case 'charge.failed':
      case 'contact.made':
        walk(event.unit, event.to);
        break;
      case 'unit.damaged':
      case 'health.lost':
        float(event.unit, -event.amount);
        break;
      case 'health.restored':
        float(event.unit, event.amount);
        break;
      case 'unit.destroyed': {
        const id = unitTagged(before, event.unit);
        const spot = id === undefined ? undefined : place(id);
        if (id !== undefined && spot !== undefined) ghosts.push({ at: spot, r: before.units[id]?.r ?? 0 });
        break;
      }
      case 'line.fired':
        shots.push({ from: event.from, to: event.to });
        break;
      case 'shot.scattered':
        if (event.direction !== null) strays.push({ from: event.from, to: event.at });
        break;
      case 'dice.rolled':
      case 'dice.rerolled':
        rolls.push({ unit: event.unit, roll: event.roll, faces: event.faces });
        break;
      default:
        break;
    }
  }
  if (walks.size + floats.length + ghosts.length + shots.length + strays.length + rolls.length === 0)
    return null;
  const still = motion === 'off';
  return {
    row: update.number,
    walks: still ? new Map() : walks,
    floats,
    ghosts: still ? [] : ghosts,
    shots: still ? [] : shots,
    // How far a shot went astray is to be read, not watched.
    strays,
    rolls,
    trace: null,
  };
}
