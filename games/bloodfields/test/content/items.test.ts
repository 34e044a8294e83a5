import { describe, expect, it } from 'vitest';
import { ROLLS } from '../../content/effects.ts';
import { ITEM_IDS, ITEMS, itemOf, SCHOOLS } from '../../content/items.ts';
import { spellOf, spellsOfSchool } from '../../content/schools.ts';
import { UNITS } from '../../content/units/index.ts';
import { diceGist, triggerGist } from './gist.ts';
import { cellsOf, idOf, numbersIn, numbersOf, readAttack, readEffects } from './reading.ts';
import { ITEM_ROWS, SPELL_ROWS } from './spec-cards.ts';

/** The rows of the table, with that of the three schools split up. */
const ROWS = cellsOf(ITEM_ROWS).flatMap(([name = '', type, cost = '', effect = '']) => {
  const names = name.replace(/^School of /, '').split(' / ');
  const costs = cost.split(' / ').map(Number);
  return names.map((one, at) => ({
    item: idOf(one.replace(/^Potion of (?:the )?/, '')),
    type,
    cost: costs[at],
    effect,
  }));
});

describe('items', () => {
  it('stand in the order of their list, each once', () => {
    expect(ITEMS.map(({ item }) => item)).toEqual(ITEM_IDS);
    for (const id of ITEM_IDS) expect(itemOf(id).item).toBe(id);
  });

  it('have the kind and the cost of the table', () => {
    const facts = (rows: readonly { item: string; type: unknown; cost: unknown }[]) =>
      Object.fromEntries(rows.map(({ item, type, cost }) => [item, { type, cost }]));
    expect(facts(ITEMS)).toEqual(facts(ROWS));
  });

  it('potions do what the table says', () => {
    const potions = ITEMS.flatMap((card) => (card.type === 'potion' ? [[card.item, card.effects]] : []));
    const read = ROWS.filter(({ type }) => type === 'potion').map(({ item, effect }) => [
      item,
      readEffects(effect)['effects'],
    ]);
    expect(Object.fromEntries(potions)).toEqual(Object.fromEntries(read));
  });

  it('charms have the numbers of the table', () => {
    for (const { item, effect } of ROWS.filter(({ type }) => type === 'charm')) {
      const { trigger, dice } = charmOf(item);
      // Two 1s are final in every test, and a reroll of both dice is one of all: no card stores these numbers.
      const words = effect.replace(/two 1s/, '').replace('change one die', '');
      const singles = /one die|one of them/.test(words) ? [1] : [];
      const read = [...new Set([...numbersIn(words), ...singles])].toSorted((one, other) => one - other);
      expect([item, numbersOf(trigger ?? dice)]).toEqual([item, read]);
    }
  });

  it('charms do what the table says', () => {
    const gists = ITEMS.flatMap(({ item, type }) => {
      if (type !== 'charm') return [];
      const { trigger, dice } = charmOf(item);
      return [[item, trigger === undefined ? dice && diceGist(dice) : triggerGist(trigger)]];
    });
    const all = ROLLS.join(' ');
    expect(Object.fromEntries(gists)).toEqual({
      'loaded-die': `${all}: roller reroll`,
      'warding-pebble': 'damageComing: may self shield',
      'thorn-ring': 'charged: may other hits',
      'silver-bell': 'charge morale: roller to',
      'mana-shard': 'magic: roller add',
      'evil-eye': `${all}: enemy near reroll`,
      'smoke-bead': 'shotAt: may self instead cover',
      'heros-spur': 'charge: roller reroll',
      'cracked-mirror': 'magic: enemy near reroll all',
      'tether-rope': 'pushed: may self instead hold',
    });
  });

  it('no item has the name of a skill', () => {
    const skills = new Set([
      ...UNITS.flatMap((card) => card.skills.map(({ id }) => id)),
      ...SCHOOLS.flatMap((school) => spellsOfSchool(school).map(({ id }) => id)),
    ]);
    expect(ITEM_IDS.filter((id) => skills.has(id))).toEqual([]);
  });
});

function charmOf(id: string) {
  const card = ITEMS.find(({ item }) => item === id);
  if (card?.type !== 'charm') throw new Error(`${id} is no charm`);
  return card;
}

describe('schools of magic', () => {
  const rows = cellsOf(SPELL_ROWS).map(([school = '', name = '', difficulty, effect = '']) => ({
    school: idOf(school),
    id: idOf(name),
    difficulty: Number(difficulty),
    effect,
  }));

  it.each(SCHOOLS)('%s: five spells as the table has them', (school) => {
    const read = rows
      .filter((row) => row.school === school)
      .map(({ id, difficulty, effect }) => {
        const [, range, profile = ''] = /^MA (\d+)", (.*)$/.exec(effect) ?? [];
        const does = range === undefined ? readEffects(effect) : { attack: readAttack(profile, range) };
        return { type: 'spell', id, difficulty, does };
      });
    expect(read).toHaveLength(5);
    expect(spellsOfSchool(school)).toEqual(read);
  });

  it('a spell is found by its name, and no unit has it on its card', () => {
    for (const { id } of rows) {
      expect(spellOf(id)?.id).toBe(id);
      for (const { skills } of UNITS) expect(skills.map((skill) => skill.id)).not.toContain(id);
    }
    expect(spellOf('mend')).toBeUndefined();
  });
});
