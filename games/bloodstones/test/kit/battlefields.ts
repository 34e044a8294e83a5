import type { Area } from '../../content/map.ts';
import { atlasOf } from '../../rules/atlas.ts';

/** Three plains areas side by side, and two more elsewhere. */
export function battlefields(map: string): Area[] {
  const atlas = atlasOf({ map });
  const plains = atlas.areas.filter((area) => atlas.terrain(area) === 'plains');
  for (const area of plains) {
    const beside = atlas.neighbours(area).filter((next) => plains.includes(next));
    if (beside.length > 1) {
      const field = [area, ...beside.slice(0, 2)];
      return [...field, ...plains.filter((other) => !field.includes(other)).slice(0, 2)];
    }
  }
  throw new Error(`no battlefield on ${map}`);
}
