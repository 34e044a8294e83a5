import { namesTarget } from '../../../rules/attack/legality.ts';
import { abilityOf } from '../../../rules/abilities.ts';
import type { AttackProfile } from '../../../content/skills.ts';
import type { ChargeKind } from '../../../rules/charge/kind.ts';
import { profileOf, spellOf } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { otherSeat, unitOf } from '../../../rules/units.ts';
import { attackDeed, type Deed, namingFor, plainDeed, spellDeed } from './claims.ts';
import { livingOf } from './forecasts.ts';
import type { Row, Said } from './rows.ts';

/** Something a unit may do that needs answers from the players first. */
export type Doing =
  | { readonly what: 'attack'; readonly by: string }
  | { readonly what: 'cast'; readonly by: string }
  | { readonly what: 'use'; readonly by: string }
  | { readonly what: 'charge' }
  | { readonly what: 'flee' };

/** The units it may be done to. */
export function namingOf(
  table: State,
  id: UnitId,
  doing: Doing,
): { readonly several: boolean; readonly units: readonly UnitId[] } {
  const unit = unitOf(table, id);
  const foes = livingOf(table, otherSeat(unit.owner));
  if (!('by' in doing)) return { several: doing.what === 'flee', units: foes };
  const does =
    doing.what === 'use'
      ? abilityOf(unit, doing.by)
      : doing.what === 'cast'
        ? spellOf(unit, doing.by)?.does
        : undefined;
  if (does !== undefined && 'select' in does) {
    const { how, units } = namingFor(table, id, does.select);
    return { several: how === 'all', units };
  }
  const { aoe, shot } = profileOf(unit, doing.by);
  return { several: aoe !== undefined || shot !== undefined, units: foes };
}

/** The same action as a deed: everything its outcome depends on. */
export function deedOf(table: State, id: UnitId, doing: Doing, target: UnitId | null): Deed {
  const unit = unitOf(table, id);
  switch (doing.what) {
    case 'attack':
      return attackDeed(id, target, doing.by, profileOf(unit, doing.by));
    case 'cast': {
      const spell = spellOf(unit, doing.by);
      return spell === undefined ? plainDeed(id, target, ['magic']) : spellDeed(id, target, spell);
    }
    case 'use':
      return plainDeed(id, target, []);
    case 'charge':
      return plainDeed(id, target, ['charge']);
    case 'flee':
      return plainDeed(id, target, ['morale']);
  }
}

/** The tap that does it. `far` and `kind` are for a charge only. */
export function rowOf(
  table: State,
  id: UnitId,
  doing: Doing,
  said: Said,
  far: number,
  kind: ChargeKind,
): Row {
  const [target = 0] = said.targets;
  switch (doing.what) {
    case 'attack': {
      const named = namesTarget(profileOf(unitOf(table, id), doing.by));
      return { tap: 'act', move: { do: 'attack', skill: doing.by, target: named ? target : null }, said };
    }
    case 'cast':
      return { tap: 'cast', spell: doing.by, said };
    case 'use':
      return { tap: 'act', move: { do: 'use', by: doing.by }, said };
    case 'charge':
      return { tap: 'charge', target, distance: far, kind, said };
    case 'flee':
      return { tap: 'act', move: { do: 'flee' }, said };
  }
}

/** The attack it makes; null if it makes none. */
export function profileIn(table: State, id: UnitId, doing: Doing): AttackProfile | null {
  const unit = unitOf(table, id);
  if (doing.what === 'attack') return profileOf(unit, doing.by);
  const does = doing.what === 'cast' ? spellOf(unit, doing.by)?.does : undefined;
  return does !== undefined && 'attack' in does ? does.attack : null;
}
