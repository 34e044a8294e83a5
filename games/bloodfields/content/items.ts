import { ITEM_COSTS } from './costs.ts';
import { type DiceEffect, type Effect, ROLLS, type Trigger } from './effects.ts';
import { frozen } from './frozen.ts';
import { inches } from './inches.ts';
import { ITEM_IDS, type ItemId } from './item-ids.ts';

export { ITEM_IDS, type ItemId };

export const SCHOOLS = ['battle', 'protection', 'grace'] as const;
export type School = (typeof SCHOOLS)[number];

/** §15 */
export type ItemCard = { readonly item: ItemId; readonly cost: number } &
  /** It works on the unit that drinks it. */
  (
    | { readonly type: 'potion'; readonly effects: readonly Effect[] }
    /** Its bearer may use it once a game; a charm that answers a moment can always be declined. */
    | { readonly type: 'charm'; readonly trigger?: Trigger; readonly dice?: DiceEffect }
    | { readonly type: 'school'; readonly school: School }
  );

type Potion = Extract<ItemCard, { type: 'potion' }>;
type Charm = Extract<ItemCard, { type: 'charm' }>;

const potion = (item: ItemId, effect: Effect): Potion => ({
  item,
  cost: ITEM_COSTS[item],
  type: 'potion',
  effects: [effect],
});
const charm = (item: ItemId, does: Pick<Charm, 'trigger' | 'dice'>): Charm => ({
  item,
  cost: ITEM_COSTS[item],
  type: 'charm',
  ...does,
});

/** §17.6: every item, in the order of `ITEM_IDS`. */
export const ITEMS: readonly ItemCard[] = frozen<ItemCard[]>([
  potion('vigour', { do: 'restore', amount: 2 }),
  potion('swiftness', { do: 'boost', boost: 'mv', amount: inches(2), until: 'turn' }),
  potion('wrath', { do: 'boost', boost: 'meleeDice', amount: 1, until: 'turn' }),
  potion('clarity', { do: 'cleanse' }),
  potion('resolve', { do: 'inspire', amount: 2 }),
  potion('stone', { do: 'boost', boost: 'ar', amount: 1, until: 'ownTurn' }),
  potion('hawk', { do: 'boost', boost: 'range', amount: inches(4), until: 'turn' }),
  charm('loaded-die', { dice: { rolls: ROLLS, side: 'roller', change: { reroll: 2 } } }),
  charm('warding-pebble', {
    trigger: {
      on: 'damageComing',
      may: true,
      select: { who: 'self' },
      effects: [{ do: 'shield', amount: 1 }],
    },
  }),
  charm('thorn-ring', {
    trigger: { on: 'charged', may: true, select: { who: 'other' }, effects: [{ do: 'hits', amount: 2 }] },
  }),
  charm('silver-bell', { dice: { rolls: ['charge', 'morale'], side: 'roller', change: { to: 6 } } }),
  charm('mana-shard', { dice: { rolls: ['magic'], side: 'roller', change: { add: 2 } } }),
  charm('evil-eye', { dice: { rolls: ROLLS, side: { enemyWithin: inches(8) }, change: { reroll: 1 } } }),
  charm('smoke-bead', {
    trigger: { on: 'shotAt', may: true, select: { who: 'self' }, effects: [], instead: 'cover' },
  }),
  charm('heros-spur', { dice: { rolls: ['charge'], side: 'roller', change: { reroll: 1 } } }),
  charm('cracked-mirror', {
    dice: { rolls: ['magic'], side: { enemyWithin: inches(8) }, change: { reroll: 'all' } },
  }),
  charm('tether-rope', {
    trigger: { on: 'pushed', may: true, select: { who: 'self' }, effects: [], instead: 'hold' },
  }),
  ...SCHOOLS.map((school): ItemCard => ({ item: school, cost: ITEM_COSTS[school], type: 'school', school })),
]);

// `fromEntries` loses the fact that every id has its item; the tests check it.
const BY_ID = Object.fromEntries(ITEMS.map((item) => [item.item, item])) as Readonly<
  Record<ItemId, ItemCard>
>;

export const itemOf = (id: ItemId): ItemCard => BY_ID[id];
