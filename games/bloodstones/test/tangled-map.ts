import type { Random } from '@sanguine/kernel';
import type { Area, GameMap } from '../content/map.ts';

/** What makes a map hard to check: the number of areas and of neighbours each, and how far away those are. */
export interface Tangle {
  readonly areas: number;
  readonly neighbours: number;
  readonly span: number;
  readonly players: number;
}

/** A ring of plains with one desert, with additional cross links until each area has its neighbours. */
export function tangledMap({ areas, neighbours, span, players }: Tangle, random: Random): GameMap {
  const beside = Array.from(
    { length: areas },
    (_, area) => new Set<Area>([(area + 1) % areas, (area + areas - 1) % areas]),
  );
  for (let tie = 0; tie < 10 * areas * neighbours; tie++) {
    const from = random.int(areas);
    const to = (from + 2 + random.int(Math.min(span, areas - 3))) % areas;
    const [near, far] = [beside[from], beside[to]];
    if (near === undefined || far === undefined || near.size >= neighbours || far.size >= neighbours)
      continue;
    near.add(to);
    far.add(from);
  }
  return {
    id: 'tangled',
    name: { en: 'Tangled', ja: 'もつれ' },
    players: [2, players],
    areas: beside.map((some, area) => ({ terrain: area === 0 ? 'desert' : 'plains', neighbours: [...some] })),
  };
}
