import { amountOdds } from './amount.ts';
import type { AttackQuery } from './attack-query.ts';
import { zeros } from './chances.ts';

/** §7.6: what unsaved hits do to a target, by their number. */
export interface Wounds {
  /** Points after which nothing more can happen: all shields and all hit points. */
  readonly reach: number;
  /** For each number of unsaved hits, the chance of each number of points up to `reach`. */
  readonly points: readonly (readonly number[])[];
  /** For each number of unsaved hits, what they are worth. */
  readonly worth: readonly number[];
}

type Target = Pick<AttackQuery, 'hp' | 'shields' | 'secondChance'>;

/** §7.6: the damage tokens placed for so many points: shields first, never more than it has, and a second chance keeps 1. */
export function placedFor(points: number, { hp, shields, secondChance }: Target): number {
  const placed = Math.min(hp, Math.max(0, points - shields));
  return secondChance ? Math.min(hp - 1, placed) : placed;
}

export function woundsOf(query: AttackQuery, most: number): Wounds {
  const reach = query.shields + query.hp;
  const each = amountOdds(query.damage, 0);
  let row = zeros(reach + 1);
  row[0] = 1;
  const points = [row];
  for (let unsaved = 1; unsaved <= most; unsaved++) {
    const next = zeros(reach + 1);
    for (let before = 0; before <= reach; before++) {
      const chance = row[before] ?? 0;
      if (chance === 0) continue;
      for (let dealt = 0; dealt < each.length; dealt++) {
        const sum = Math.min(reach, before + dealt);
        next[sum] = (next[sum] ?? 0) + chance * (each[dealt] ?? 0);
      }
    }
    points.push(next);
    row = next;
  }
  const worth = points.map((chances) => {
    let sum = 0;
    for (let at = 0; at <= reach; at++) sum += (chances[at] ?? 0) * (query.value[placedFor(at, query)] ?? 0);
    return sum;
  });
  return { reach, points, worth };
}
