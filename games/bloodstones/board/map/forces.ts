import type { Seat } from '@sanguine/kernel';
import type { Faction } from '../../content/factions.ts';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../../rules/atlas.ts';
import { foesIn, forceOf } from '../../rules/forces.ts';
import { cavalryIn } from '../../rules/retreat.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { strengthIn } from '../../rules/strength.ts';
import { factionOf } from '../../rules/tiles.ts';

/** A force as shown on the map. */
export interface ForceSummary {
  readonly seat: Seat;
  readonly faction: Faction | 'none';
  /** Without the citadel, which has its own piece. */
  readonly units: readonly UnitKind[];
  /** What the whole force adds to its battle tiles in this area. */
  readonly attack: number;
  readonly defence: number;
  readonly cavalry: number;
}

/** All pieces in one area. */
export interface AreaContents {
  readonly area: Area;
  readonly villages: number;
  readonly settler: { readonly seat: Seat; readonly faction: Faction | 'none' } | null;
  readonly citadel: { readonly seat: Seat; readonly faction: Faction | 'none' } | null;
  readonly forces: readonly ForceSummary[];
  /** Units of more than one player are here. */
  readonly contested: boolean;
}

export function presenceIn(view: State, area: Area): AreaContents {
  const settler = view.settlers[area] ?? NOBODY;
  const units = view.units[area] ?? [];
  const seats = [...new Set(units.map(({ seat }) => seat))];
  const citadel = units.find(({ kind }) => kind === 'citadel');
  const owner = (seat: Seat): NonNullable<AreaContents['settler']> => ({
    seat,
    faction: factionOf(view, seat),
  });
  return {
    area,
    villages: view.villages[area] ?? 0,
    settler: settler === NOBODY ? null : owner(settler),
    citadel: citadel === undefined ? null : owner(citadel.seat),
    forces: seats.map((seat) => forceIn(view, seat, area)).filter((force) => force.units.length > 0),
    contested: seats.length > 1,
  };
}

function forceIn(view: State, seat: Seat, area: Area): ForceSummary {
  const all = forceOf(view, seat, area);
  const own = { faction: factionOf(view, seat), units: all };
  const foes = foesIn(view, seat, area).flatMap((foe) => forceOf(view, foe, area));
  const enemy = { faction: 'none' as const, units: foes };
  const terrain = atlasOf(view).terrain(area);
  return {
    seat,
    faction: own.faction,
    units: all.filter((kind) => kind !== 'citadel'),
    attack: strengthIn(own, enemy, terrain, true),
    defence: strengthIn(own, enemy, terrain, false),
    cavalry: cavalryIn(all),
  };
}

/** The number shown for a force: its strength in this area, in the role it would have there. */
export function strengthShown(force: ForceSummary, active: Seat, contested: boolean): number {
  return contested && force.seat === active ? force.attack : force.defence;
}
