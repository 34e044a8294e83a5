import type { Seat } from '@sanguine/kernel';
import { spellOf } from '@sanguine/bloodfields/content/schools.ts';
import { UNIT_KINDS, type UnitKind } from '@sanguine/bloodfields/content/units/index.ts';
import type { Event } from '@sanguine/bloodfields/rules/events.ts';
import type { Tag } from '@sanguine/bloodfields/rules/names.ts';
import { skillSet } from '@sanguine/bloodfields/rules/skills.ts';

/** What units are hurt by. */
export const MEANS = ['melee', 'charge', 'shooting', 'machine', 'magic', 'burning', 'other'] as const;
export type Means = (typeof MEANS)[number];
export type ByMeans = Record<Means, number>;

const noMeans = (): ByMeans => ({
  melee: 0,
  charge: 0,
  shooting: 0,
  machine: 0,
  magic: 0,
  burning: 0,
  other: 0,
});

/** The kind of unit a tag names. */
export function kindOf(tag: Tag): UnitKind {
  const kind = UNIT_KINDS.find((one) => tag.slice(2).startsWith(`${one}.`));
  if (kind === undefined) throw new Error(`no unit is called ${tag}`);
  return kind;
}

/** Follows events and records what units were hurt and destroyed by. */
export class MeansWatch {
  /** Damage dealt, by either side. */
  readonly damage = noMeans();
  /** Points for destroyed enemies, by seat. */
  readonly kills: readonly [ByMeans, ByMeans] = [noMeans(), noMeans()];
  #attack: Means = 'other';
  #hits: Means = 'other';
  readonly #last = new Map<Tag, Means>();

  follow(event: Event): void {
    switch (event.e) {
      case 'attack.declared':
        this.#attack = meansOf(kindOf(event.unit), event.skill, event.charge);
        return;
      case 'hits.received':
        this.#hits = meansOf(kindOf(event.source), event.by, false);
        return;
      case 'unit.damaged': {
        const { cause, unit, amount } = event;
        this.#hurt(unit, amount, cause === 'attack' ? this.#attack : cause === 'hits' ? this.#hits : 'other');
        return;
      }
      case 'health.lost':
        this.#hurt(event.unit, event.amount, event.why === 'dot' ? 'burning' : 'other');
        return;
      case 'points.scored':
        if (event.source === 'kill' && event.unit !== null)
          this.#kill(event.seat, event.points, this.#last.get(event.unit) ?? 'other');
        return;
      default:
    }
  }

  #hurt(unit: Tag, amount: number, means: Means): void {
    if (amount === 0) return;
    this.damage[means] += amount;
    this.#last.set(unit, means);
  }

  #kill(seat: Seat, points: number, means: Means): void {
    const kills = this.kills[seat];
    if (kills !== undefined) kills[means] += points;
  }
}

function meansOf(kind: UnitKind, by: string, charge: boolean): Means {
  if (charge) return 'charge';
  const skill = skillSet(kind).byId.get(by) ?? spellOf(by);
  if (skill?.type === 'spell') return 'magic';
  if (skill?.type !== 'attack') return 'other';
  if (skill.attack.kind === 'melee') return 'melee';
  // A harpoon through several units is still thrown by hand.
  return skill.attack.shot === undefined || skill.attack.shot === 'piercing' ? 'shooting' : 'machine';
}
