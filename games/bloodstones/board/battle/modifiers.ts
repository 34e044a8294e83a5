import { type UnitKind, UNITS } from '../../content/kinds.ts';
import { tally } from '../../rules/multiset.ts';
import type { Item } from '../../rules/strength.ts';
import type { Role } from './open-battle.ts';

/** One line of a force's strength; units that add nothing here are listed too, with the reason. */
interface ModifierRow {
  readonly source: Item['source'];
  readonly count: number;
  readonly bonus: number;
  readonly when: Item['when'];
  readonly applies: boolean;
}

/** §9.5: every kind in the force with what it adds. */
export function modifierRows(units: readonly UnitKind[], items: readonly Item[]): ModifierRow[] {
  const rows = [...tally(units)].map(([kind, count]): ModifierRow => {
    const item = items.find(({ source }) => source === kind);
    if (item !== undefined) return { ...item, applies: true };
    return { source: kind, count, bonus: 0, when: UNITS[kind].modifier.when, applies: false };
  });
  const others = items.filter(({ source }) => source === 'corsairsAtSea');
  return [...rows, ...others.map((item) => ({ ...item, applies: true }))];
}

/** What a unit does in a battle besides adding its modifier. */
type Effect = 'shield' | 'giant' | 'dragon' | 'necromancer' | 'walls' | 'cutiecorn';

export function effectOf(source: Item['source'], role: Role): Effect | null {
  switch (source) {
    case 'shield':
      return role === 'defender' ? 'shield' : null;
    case 'dragon':
      return role === 'attacker' ? 'dragon' : null;
    case 'castle':
    case 'citadel':
      return 'walls';
    case 'giant':
    case 'necromancer':
    case 'cutiecorn':
      return source;
    default:
      return null;
  }
}

/** §9.3: why a side draws as many battle tiles as it does. */
export function drawReason(
  own: readonly UnitKind[],
  enemy: readonly UnitKind[],
): 'giant' | 'larger' | 'equal' | 'smaller' {
  if (own.length > enemy.length) return 'larger';
  if (own.includes('giant')) return 'giant';
  return own.length === enemy.length ? 'equal' : 'smaller';
}
