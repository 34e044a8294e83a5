import { writeLayout } from '../../content/layout-text.ts';
import { inches } from '../../content/inches.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { AttackProfile } from '../../content/skills.ts';
import { TABLES } from '../../content/tables.ts';
import { cardOf } from '../../content/units/index.ts';
import { newUnit } from '../muster/units.ts';
import { casesOdds, type ChainOdds } from '../odds/attack-chain.ts';
import type { Mustered } from '../roster/roster.ts';
import { skillSet } from '../skills.ts';
import type { State, Unit } from '../state.ts';
import { EMPTY, freeze } from '../units.ts';
import { targetOf } from './attack.ts';
import { Charms } from './charms.ts';
import { type Deed, deedsOf } from './deeds.ts';

/**
 * Two units alone on an open table: what one could do to the other with one action, by the same rules as at any table.
 * Neither has moved, neither spends more Inspire than the attack itself costs, and charms stay unused.
 */
export interface DuelAttack {
  readonly skill: string;
  readonly profile: AttackProfile;
  readonly spell: boolean;
  /** Inspire tokens. */
  readonly cost: number;
  readonly odds: ChainOdds;
}

/** A target: a unit straight from its card, or a dummy with this armour and more health than any attack takes. */
export type DuelTarget = Mustered | { readonly armour: number };

const BARE = { unit: 'orlen', hp: 24 } as const;
const [LEFT, HALF] = [inches(4), TABLES.large.height / 2];
const LAYOUT = writeLayout({ size: 'large', pieces: [] });
const PLAYER = freeze([0, 1]);

function standing(target: DuelTarget): Unit {
  if ('kind' in target) return newUnit(target, 1, 1);
  const { ar, hp } = cardOf(BARE.unit);
  return {
    ...newUnit({ kind: BARE.unit, items: [] }, 1, 1),
    damage: hp - BARE.hp,
    boosts: freeze([{ boost: 'ar', amount: target.armour - ar, until: 'round', by: 'stone' }]),
  };
}

/** A table with only these two on it, `distance` mil from rim to rim; `change`: the attacker's differences. */
function tableOf(attacker: Mustered, target: DuelTarget, distance: number, change: Partial<Unit>): State {
  const first = newUnit(attacker, 0, 1);
  const second = standing(target);
  const x = LEFT + first.r + second.r + distance;
  return {
    options: DEFAULT_OPTIONS,
    layout: LAYOUT,
    grown: EMPTY,
    round: 1,
    holder: 0,
    starter: 0,
    players: PLAYER.map((side) => ({
      loyal: null,
      side: side === 0 ? 0 : 1,
      supportsDone: false,
      spells: EMPTY,
      raised: false,
      champion: null,
      rites: 0,
    })),
    units: [
      { ...first, ...change, x: LEFT, y: HALF, state: 'board' },
      { ...second, x, y: HALF, state: 'board' },
    ],
    caches: EMPTY,
    wagon: null,
    ledger: [],
    fallen: EMPTY,
    frames: [],
  };
}

/** Every attack that reaches this far, with Inspire for its cost and no more. `change`: the attacker's differences. */
export function duelAttacks(
  attacker: Mustered,
  target: DuelTarget,
  distance: number,
  change: Partial<Unit> = {},
): DuelAttack[] {
  const costs = new Set([0, ...skillSet(attacker.kind).attacks.map(({ cost }) => cost)]);
  return [...costs].flatMap((inspire) => {
    const state = tableOf(attacker, target, distance, { ...change, inspire });
    const deeds = deedsOf(state, 0, 1, new Charms(false), { charms: false });
    return deeds
      .filter(({ cost }) => cost === inspire)
      .map(({ skill, profile, spell, cost, cases }: Deed) => ({
        skill,
        profile,
        spell,
        cost,
        odds: casesOdds(targetOf(state, 1), [cases]),
      }));
  });
}

/** The attack with the highest average; undefined if none reaches. */
export const bestOf = (attacks: readonly DuelAttack[]): DuelAttack | undefined =>
  attacks.reduce<DuelAttack | undefined>(
    (best, one) => (best === undefined || one.odds.mean > best.odds.mean ? one : best),
    undefined,
  );
