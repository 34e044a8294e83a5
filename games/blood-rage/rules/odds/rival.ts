import type { Pool } from './pool.ts';
import { plainShowing, type Showing } from './showing.ts';

/** One way for a rival to show a card: a late card of a pool, or a card of a level. */
interface Kind extends Showing {
  readonly pool: number;
  readonly level: number;
}

/** An opponent of the seat, and what its hand may show. */
export interface Rival {
  /** Its place in the order of the battle. */
  readonly side: number;
  /** What it may show: late cards first, then the others from the weakest; only "nothing" if it holds no card. */
  readonly kinds: readonly Kind[];
  /** The bonus of the late cards of each pool, and all sums they may reach. */
  readonly lateBonuses: readonly number[];
  readonly additions: ReadonlySet<number>;
}

const NONE = -1;
const NOTHING: Kind = { ...plainShowing(0), pool: NONE, level: NONE };

/** The rival at this place among the hands of the pools. */
export function rivalOf(side: number, at: number, pools: readonly Pool[], levels: readonly Showing[]): Rival {
  const lateBonuses = pools.map(({ lateBonus }) => lateBonus);
  const late: Kind[] = [];
  const found = new Set<number>();
  let additions = new Set([0]);
  for (const [
    pool,
    { late: those, lateBonus, hands, levels: counts, quests, questLevels },
  ] of pools.entries()) {
    const held = hands[at] ?? 0;
    if (held === 0) continue;
    const most = Math.min(those.dealt + those.free, held);
    if (most > 0) late.push({ bonus: lateBonus, text: 'none', late: true, pool, level: NONE });
    const more = Array.from({ length: most + 1 }, (_, count) => count * lateBonus);
    additions = new Set([...additions].flatMap((sum) => more.map((bonus) => sum + bonus)));
    for (const [level, { dealt, free }] of counts.entries()) if (dealt + free > 0) found.add(level);
    if (quests.dealt + quests.free > 0) found.add(questLevels[at] ?? 0);
  }
  const shown = levels.flatMap((showing, level): Kind[] =>
    found.has(level) ? [{ ...showing, pool: NONE, level }] : [],
  );
  const kinds = [...late, ...shown];
  return { side, kinds: kinds.length === 0 ? [NOTHING] : kinds, lateBonuses, additions };
}

/** What the rival's late cards add, given how many it holds of each pool. */
export const addedBy = ({ lateBonuses }: Rival, late: readonly number[]): number =>
  late.reduce((sum, count, pool) => sum + count * (lateBonuses[pool] ?? 0), 0);

/** The highest bonus among them. */
export const bestLate = ({ lateBonuses }: Rival, late: readonly number[]): number =>
  late.reduce((most, count, pool) => (count > 0 ? Math.max(most, lateBonuses[pool] ?? 0) : most), 0);
