import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Move } from '../rules/moves.ts';

/** Where units have come from since anybody else decided, so that none goes back. */
export class Trail {
  readonly #left = new Map<Area, Set<UnitKind>>();

  constructor(past: readonly Move[]) {
    for (const move of past) {
      if (move.do === 'step') for (const kind of move.units) this.#leave(move.from, kind);
      else if (move.do === 'shamble') this.#leave(move.from, 'undead');
    }
  }

  #leave(area: Area, kind: UnitKind): void {
    const kinds = this.#left.get(area) ?? new Set();
    this.#left.set(area, kinds.add(kind));
  }

  /** Whether one of the units, or another of its kind, has left one of the areas. */
  leadsBack(units: readonly UnitKind[], areas: readonly Area[]): boolean {
    if (this.#left.size === 0) return false;
    return areas.some((area) => {
      const kinds = this.#left.get(area);
      return kinds !== undefined && units.some((kind) => kinds.has(kind));
    });
  }
}
