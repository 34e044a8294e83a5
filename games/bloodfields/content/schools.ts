import { frozen } from './frozen.ts';
import { inches } from './inches.ts';
import type { School } from './items.ts';
import type { Spell } from './skills.ts';

/** §9.5, §17.7: the spells of each school. A player may try each only once a round. */
const SPELLS: Readonly<Record<School, readonly Spell[]>> = frozen<Record<School, readonly Spell[]>>({
  battle: [
    {
      type: 'spell',
      id: 'spark',
      difficulty: 7,
      does: { attack: { kind: 'ranged', dice: 2, damage: 1, range: inches(12) } },
    },
    {
      type: 'spell',
      id: 'sunder',
      difficulty: 8,
      does: {
        select: { who: 'target', side: 'enemy', within: inches(10) },
        effects: [{ do: 'boost', boost: 'ar', amount: -1, until: 'round' }],
      },
    },
    {
      type: 'spell',
      id: 'war-chant',
      difficulty: 8,
      does: {
        select: { who: 'target', side: 'ally', within: inches(8) },
        effects: [{ do: 'boost', boost: 'meleeDice', amount: 1, until: 'round' }],
      },
    },
    {
      type: 'spell',
      id: 'shockwave',
      difficulty: 8,
      does: {
        select: { who: 'all', side: 'enemies', within: inches(3) },
        effects: [
          { do: 'hits', amount: 1 },
          { do: 'push', distance: inches(2) },
        ],
      },
    },
    {
      type: 'spell',
      id: 'annihilate',
      difficulty: 11,
      does: { attack: { kind: 'ranged', dice: 4, damage: 2, range: inches(10), ignoreArmour: 1 } },
    },
  ],
  protection: [
    {
      type: 'spell',
      id: 'ward',
      difficulty: 7,
      does: {
        select: { who: 'target', side: 'ally', within: inches(8) },
        effects: [{ do: 'shield', amount: 1 }],
      },
    },
    {
      type: 'spell',
      id: 'veil',
      difficulty: 8,
      does: {
        select: { who: 'all', side: 'allies', within: inches(4) },
        effects: [{ do: 'boost', boost: 'cover', amount: 1, until: 'round' }],
      },
    },
    {
      type: 'spell',
      id: 'repel',
      difficulty: 7,
      does: {
        select: { who: 'target', side: 'enemy', within: 'contact' },
        effects: [
          { do: 'hits', amount: 2 },
          { do: 'push', distance: inches(4) },
        ],
      },
    },
    {
      type: 'spell',
      id: 'stone-skin',
      difficulty: 8,
      does: {
        select: { who: 'target', side: 'ally', within: inches(8) },
        effects: [{ do: 'boost', boost: 'ar', amount: 1, until: 'round' }],
      },
    },
    {
      type: 'spell',
      id: 'sanctuary',
      difficulty: 10,
      does: {
        select: { who: 'all', side: 'allies', within: inches(4) },
        effects: [{ do: 'shield', amount: 1 }],
      },
    },
  ],
  grace: [
    {
      type: 'spell',
      id: 'heal',
      difficulty: 7,
      does: {
        select: { who: 'target', side: 'ally', within: inches(8) },
        effects: [{ do: 'restore', amount: 2 }],
      },
    },
    {
      type: 'spell',
      id: 'cleanse',
      difficulty: 7,
      does: {
        select: { who: 'target', side: 'ally', within: inches(10) },
        effects: [{ do: 'cleanse' }],
      },
    },
    {
      type: 'spell',
      id: 'hearten',
      difficulty: 8,
      does: {
        select: { who: 'target', side: 'another', within: inches(8) },
        effects: [{ do: 'inspire', amount: 1 }],
      },
    },
    {
      type: 'spell',
      id: 'quicken',
      difficulty: 9,
      does: {
        select: { who: 'target', side: 'another', within: inches(6) },
        effects: [{ do: 'action', action: 'move' }],
      },
    },
    {
      type: 'spell',
      id: 'second-chance',
      difficulty: 11,
      does: {
        select: { who: 'target', side: 'ally', within: inches(6) },
        effects: [{ do: 'boost', boost: 'secondChance', amount: 1, until: 'round' }],
      },
    },
  ],
});

export const spellsOfSchool = (school: School): readonly Spell[] => SPELLS[school];

const BY_ID: ReadonlyMap<string, Spell> = new Map(
  Object.values(SPELLS).flatMap((spells) => spells.map((spell) => [spell.id, spell] as const)),
);

/** A spell of a school by its name in notation. */
export const spellOf = (id: string): Spell | undefined => BY_ID.get(id);
