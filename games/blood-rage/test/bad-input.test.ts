import { badInputConformance } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodRage } from '../index.ts';
import type { Setup } from '../rules/state.ts';

const setup: Setup = {
  seats: 2,
  options: { ...DEFAULT_OPTIONS, ageOneDraft: 'dealt', firstPlayer: 'seat' },
};

const invade = { do: 'invade', figure: 'warrior', to: 'gimle' };
const march = { do: 'march', from: 'gimle', to: 'yggdrasil', figures: ['warrior'] };
const upgrade = { do: 'upgrade', card: 'troll-1', replaces: null };

badInputConformance({
  engine: bloodRage,
  setup,
  opening: [],
  plain: { do: 'pass' },
  numbers: [],
  words: [
    { name: 'figure', good: invade.figure, put: (figure) => ({ ...invade, figure }) },
    { name: 'place', good: invade.to, put: (to) => ({ ...invade, to }) },
    { name: 'province', good: march.from, put: (from) => ({ ...march, from }) },
    { name: 'card', good: upgrade.card, put: (card) => ({ ...upgrade, card }) },
  ],
  lists: [{ name: 'figures', good: 'warrior', put: (figures) => ({ ...march, figures }) }],
  shapeless: [
    ['a missing key', { do: 'invade', figure: 'warrior' }],
    ['a march of nobody', { ...march, figures: [] }],
    ['a march over the sea', { ...march, to: 'nw' }],
    ['the back of a card', { ...upgrade, card: 'back-1' }],
    ['a card of no Age', { ...upgrade, card: 'troll-4' }],
    ['nothing left out for a replacement', { do: 'upgrade', card: 'troll-1' }],
    ['a bonus nobody can declare', { do: 'declare', bonus: 4 }],
  ],
  shifty: { verb: 'invade', part: 'to', second: 'valhalla' },
  elsewhere: [
    { do: 'pick', clan: 'wolf' },
    { do: 'draft', cards: ['troll-1'] },
    { do: 'accept' },
    { do: 'decline' },
    { do: 'stay' },
    { do: 'join', figure: 'warrior', from: 'gimle' },
    { do: 'play', card: 'troll-1', late: 'ask' },
    { do: 'raise', stat: 'rage' },
    { do: 'hold', card: 'troll-1' },
    { do: 'grow', stats: [] },
  ],
  brief: setup,
  setups: [
    ['a map, which this game has none of', { ...setup, map: 'gimle' }],
    ['a text for options', { ...setup, options: 'all' }],
  ],
  unplayable: null,
  gibberish: [
    '',
    'fly',
    'invade',
    'invade warrior',
    'invade wizard gimle',
    'invade warrior atlantis',
    'march gimle',
    'upgrade',
    'upgrade fireball-1',
    'pillage',
    'pillage atlantis',
    'pass now',
  ],
});
