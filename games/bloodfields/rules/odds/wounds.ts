import { amountOdds } from './amount.ts';
import type { AttackQuery } from './attack-query.ts';
import { zeros } from './chances.ts';
import { TIE } from './reroll.ts';
import { chancesFor, type Used } from './uses.ts';

/** §7.6: what each number of unsaved hits does to a target. */
export interface Wounds {
  /** The most points that matter: all shields and all hit points. */
  readonly reach: number;
  /** For each number of unsaved hits, the chance of each number of points up to `reach`, by what was used against them. */
  readonly points: readonly (readonly Used[])[];
  /** For each number of unsaved hits, its worth. */
  readonly worth: readonly number[];
}

type Target = Pick<AttackQuery, 'hp' | 'shields' | 'secondChance'>;

/** §7.6: the damage tokens placed for these points: shields first, never more than its health; a second chance keeps 1. */
export function placedFor(points: number, { hp, shields, secondChance }: Target): number {
  const placed = Math.min(hp, Math.max(0, points - shields));
  return secondChance ? Math.min(hp - 1, placed) : placed;
}

/** The points that remain to be placed, and their worth. */
interface Coming {
  readonly points: number;
  readonly uses: number;
  readonly worth: number;
}

/** §7.6: a guard always takes over a point; the bearer of a Warding Pebble uses it if that is worth its price. */
function comingOf(dealt: number, query: AttackQuery): Coming {
  const { guard, pebble, value } = query;
  const worth = (points: number): number => value[placedFor(points, query)] ?? 0;
  const guarded = guard !== null && dealt > 0;
  const points = guarded ? dealt - 1 : dealt;
  const uses = guarded ? guard.mark : 0;
  if (pebble === null || points === 0) return { points, uses, worth: worth(points) };
  const warded = worth(points - 1) + pebble.price;
  return worth(points) - warded > TIE
    ? { points: points - 1, uses: uses | pebble.mark, worth: warded }
    : { points, uses, worth: worth(points) };
}

export function woundsOf(query: AttackQuery, most: number): Wounds {
  const reach = query.shields + query.hp;
  /** Beyond this, not even what is used against the damage makes a difference. */
  const enough = reach + (query.guard === null ? 0 : 1) + (query.pebble === null ? 0 : 1);
  const each = amountOdds(query.damage, 0);
  let row = zeros(enough + 1);
  row[0] = 1;
  const dealt = [row];
  for (let unsaved = 1; unsaved <= most; unsaved++) {
    const next = zeros(enough + 1);
    for (let before = 0; before <= enough; before++) {
      const chance = row[before] ?? 0;
      if (chance === 0) continue;
      for (let more = 0; more < each.length; more++) {
        const sum = Math.min(enough, before + more);
        next[sum] = (next[sum] ?? 0) + chance * (each[more] ?? 0);
      }
    }
    dealt.push(next);
    row = next;
  }
  const coming: Coming[] = [];
  for (let points = 0; points <= enough; points++) coming.push(comingOf(points, query));
  const worth: number[] = [];
  const points = dealt.map((chances) => {
    const all: Used[] = [];
    let sum = 0;
    coming.forEach((come, at) => {
      const chance = chances[at] ?? 0;
      if (chance === 0) return;
      sum += chance * come.worth;
      const ends = chancesFor(all, come.uses, () => zeros(reach + 1));
      const end = Math.min(reach, come.points);
      ends[end] = (ends[end] ?? 0) + chance;
    });
    worth.push(sum);
    return all;
  });
  return { reach, points, worth };
}
