import type { Amount } from './amount.ts';
import type { AttackQuery } from './attack-query.ts';
import type { Reroll, Rerolls } from './reroll.ts';
import type { Once } from './uses.ts';

function amountKey(amount: Amount): string | number {
  return typeof amount === 'number' ? amount : `${amount.roll}+${amount.bonus}`;
}

function listKey(rerolls: readonly Reroll[]): string {
  let key = '';
  for (const { most, price, mark = 0 } of rerolls) key += `${most}:${price}:${mark} `;
  return key;
}

function rerollsKey({ forced, own }: Rerolls): string {
  return forced.length + own.length === 0 ? '' : `${listKey(forced)}/${listKey(own)}`;
}

/** The same lists come up again and again. */
const knownValues = new WeakMap<readonly number[], string>();

function valueKey(value: readonly number[]): string {
  const found = knownValues.get(value);
  if (found !== undefined) return found;
  const key = value.join(' ');
  knownValues.set(value, key);
  return key;
}

const onceKey = (one: Once | null): string => (one === null ? '' : `${one.price}:${one.mark}`);

/** Queries with the same answer get the same key: mastery counts by its class, tokens only by whether there are any. */
export function attackKey(query: AttackQuery): string {
  const flags =
    (query.attackerTokens > 0 ? 1 : 0) +
    (query.defenderTokens > 0 && !query.muted ? 2 : 0) +
    (query.cover ? 4 : 0) +
    (query.critical ? 8 : 0) +
    (query.defended ? 16 : 0) +
    (query.secondChance ? 32 : 0);
  const mastery = Math.max(3, Math.min(5, query.mastery));
  return (
    `${amountKey(query.dice)},${mastery},${amountKey(query.damage)},${query.armour},${query.hp},${query.shields},` +
    `${flags},${query.attackerPrice},${query.defenderPrice},${query.blankPrice},` +
    `${rerollsKey(query.attackRerolls)},${rerollsKey(query.defenceRerolls)},${onceKey(query.pebble)},` +
    `${onceKey(query.guard)},${valueKey(query.value)}`
  );
}
