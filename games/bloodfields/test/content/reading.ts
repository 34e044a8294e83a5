/**
 * Reads the specification's own words into the shape of the cards, so that each card is checked against an independent
 * reading. Words that are not understood are an error: nothing in a row is left out.
 */
type Found = Record<string, unknown>;
type Phrase = readonly [words: RegExp, read: (found: Found, ...groups: string[]) => void];

const mil = (inches: string): number => Math.round(Number(inches) * 1000);
const number = (digits: string): number => Number(digits.replace('+', ''));

/** "Marshal's Sword" is `marshals-sword`. */
export const idOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The cells of each row of a table. */
export const cellsOf = (rows: string): string[][] =>
  rows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Takes every phrase out of a text and hands it to its reader; only punctuation may be left. */
function readPhrases(text: string, phrases: readonly Phrase[], found: Found): void {
  let left = text;
  for (const [words, read] of phrases)
    left = left.replaceAll(words, (_, ...groups: string[]) => {
      read(found, ...groups);
      return ' ';
    });
  if (/[a-z0-9]/i.test(left)) throw new Error(`not understood: ${left} (in ${text})`);
}

const push = (found: Found, list: string, entry: Found): void => {
  const entries = found[list];
  if (Array.isArray(entries)) entries.push(entry);
  else found[list] = [entry];
};

const token = (name: string): Found => ({ do: 'apply', token: name.toLowerCase() });
const MOMENTS: Readonly<Record<string, string>> = {
  'Before attack': 'before',
  'After attack': 'after',
  'On damage': 'onDamage',
};

const ATTACK_PHRASES: readonly Phrase[] = [
  [
    /Before attack: target takes Morale \((\d+)\); if it fails it may not spend Inspire in this defence/g,
    (found, difficulty = '') =>
      push(found, 'before', { do: 'morale', difficulty: Number(difficulty), fail: [{ do: 'mute' }] }),
  ],
  [
    /Before attack: she loses (\d) HP/g,
    (found, amount) => push(found, 'before', { do: 'lose', amount: Number(amount), self: true }),
  ],
  [
    /(On damage|After attack): Apply (\w+)/g,
    (found, when = '', name = '') => push(found, MOMENTS[when] ?? '', token(name)),
  ],
  [
    /On damage: Push (\d)"/g,
    (found, distance = '') => push(found, 'onDamage', { do: 'push', distance: mil(distance) }),
  ],
  [
    /At half range: \+(\d) die/g,
    (found, dice) => push(found, 'bonuses', { when: 'halfRange', dice: Number(dice) }),
  ],
  [
    /as a charge's free attack: \+(\d) die/g,
    (found, dice) => push(found, 'bonuses', { when: 'charging', dice: Number(dice) }),
  ],
  [
    /\+(\d) damage against enemies with DOT/g,
    (found, damage) => push(found, 'bonuses', { when: 'targetBurns', damage: Number(damage) }),
  ],
  [
    /ballistic (.*)$/g,
    (found, bands = '') => {
      found['ballistic'] = [...bands.matchAll(/(\d+)-(\d+)": ([+-]?\d)/g)].map(
        ([, from = '', to = '', modifier = '']) => ({
          from: mil(from),
          to: mil(to),
          modifier: number(modifier),
        }),
      );
    },
  ],
  [/Reroll (\d)/g, (found, reroll) => push(found, 'bonuses', { when: 'always', reroll: Number(reroll) })],
  [/Ignore (\d) Armour/g, (found, armour) => (found['ignoreArmour'] = Number(armour))],
  [/Reach ([\d.]+)"/g, (found, reach = '') => (found['reach'] = mil(reach))],
  [/AoE (\d)"/g, (found, aoe = '') => (found['aoe'] = mil(aoe))],
  [/Attack Twice/g, (found) => (found['times'] = 2)],
  [/Armour Penetration/g, (found) => (found['penetration'] = true)],
  [/Ignore Cover/g, (found) => (found['ignoreCover'] = true)],
  [/Seeking Attack/g, (found) => (found['seeking'] = true)],
  [/Magic weapon/g, (found) => (found['magicWeapon'] = true)],
  [/Lifesteal/g, (found) => (found['lifesteal'] = true)],
  [
    /Array Shot, (\d) damage/g,
    (found, damage) => {
      found['shot'] = 'array';
      found['dice'] = 'array';
      found['damage'] = Number(damage);
    },
  ],
  [/(Artillery|Cannon|Piercing) Shot/g, (found, shot = '') => (found['shot'] = shot.toLowerCase())],
  [
    /(D6) dice\/(\d)/g,
    (found, dice = '', damage = '') => {
      found['dice'] = dice.toLowerCase();
      found['damage'] = Number(damage);
    },
  ],
  [
    /(\d)d\/(\d|D3)/g,
    (found, dice = '', damage = '') => {
      found['dice'] = Number(dice);
      found['damage'] = damage === 'D3' ? 'd3' : Number(damage);
    },
  ],
];

/** An attack's profile from its keywords. The range is 0 if the row gives none. */
export function readAttack(text: string, range: string | undefined): Found {
  const found: Found = { kind: range === undefined ? 'melee' : 'ranged', range: mil(range ?? '0') };
  readPhrases(text, ATTACK_PHRASES, found);
  return found;
}

const selects = (found: Found, select: Found): void => {
  if (found['select'] !== undefined) throw new Error('two selections');
  found['select'] = select;
};
const KINDS: Readonly<Record<string, string>> = { Mossling: 'mossling', 'Bilge Husk': 'husk' };
const SIDES: Readonly<Record<string, string>> = { ally: 'ally', 'another ally': 'another', enemy: 'enemy' };
const boost = (found: Found, name: string, amount: number, until: string): void =>
  push(found, 'effects', { do: 'boost', boost: name, amount, until });
const UNTIL: Readonly<Record<string, string>> = {
  'this turn': 'turn',
  'until its next turn begins': 'ownTurn',
  'until end of round': 'round',
};

const EFFECT_PHRASES: readonly Phrase[] = [
  [
    /target another allied Warden within (\d+)"/g,
    (found, within = '') =>
      selects(found, { who: 'target', side: 'another', within: mil(within), race: 'warden' }),
  ],
  [
    /target enemy in combat with the caster/g,
    (found) => selects(found, { who: 'target', side: 'enemy', within: 'contact' }),
  ],
  [
    /(?:from )?target (another ally|ally|enemy) within (\d+)"/g,
    (found, side = '', within = '') =>
      selects(found, { who: 'target', side: SIDES[side], within: mil(within) }),
  ],
  [
    /\*choose\* an enemy within (\d+)"/g,
    (found, within = '') => selects(found, { who: 'choose', side: 'enemy', within: mil(within) }),
  ],
  [
    /all allied Supports within (\d+)"/g,
    (found, within = '') =>
      selects(found, { who: 'all', side: 'allies', within: mil(within), trait: 'support' }),
  ],
  [
    /each enemy in combat with it/g,
    (found) => selects(found, { who: 'all', side: 'enemies', within: 'contact' }),
  ],
  [
    /\*?all\*? (allies|enemies) within (\d+)"/g,
    (found, side, within = '') => selects(found, { who: 'all', side, within: mil(within) }),
  ],
  [
    /until end of round, the first time it would be destroyed it keeps 1 HP/g,
    (found) => boost(found, 'secondChance', 1, 'round'),
  ],
  [
    /(?:her )?next ranged attack this turn has Critical Strike/g,
    (found) => boost(found, 'critical', 1, 'turn'),
  ],
  [/ha(?:s|ve) cover until end of round/g, (found) => boost(found, 'cover', 1, 'round')],
  [
    /([+-]\d) (MV|AR) (this turn|until its next turn begins|until end of round)/g,
    (found, amount = '', stat = '', until = '') =>
      boost(found, stat.toLowerCase(), number(amount) * (stat === 'MV' ? 1000 : 1), UNTIL[until] ?? ''),
  ],
  [
    /\+(\d) die to (?:its )?melee attacks (this turn|until end of round)/g,
    (found, amount, until = '') => boost(found, 'meleeDice', Number(amount), UNTIL[until] ?? ''),
  ],
  [
    /\+(\d)" range to its ranged attacks this turn \(half range too\)/g,
    (found, amount = '') => boost(found, 'range', mil(amount), 'turn'),
  ],
  [
    /restores? (\d) HP/g,
    (found, amount) => push(found, 'effects', { do: 'restore', amount: Number(amount) }),
  ],
  [/lose (\d) HP/g, (found, amount) => push(found, 'effects', { do: 'lose', amount: Number(amount) })],
  [
    /receives? (\d) Hits?/g,
    (found, amount) => push(found, 'effects', { do: 'hits', amount: Number(amount) }),
  ],
  [
    /gains? (\d) Shield/g,
    (found, amount) => push(found, 'effects', { do: 'shield', amount: Number(amount) }),
  ],
  [
    /(?:it )?gains? a Move Action(?: \(one after another\))?/g,
    (found) => push(found, 'effects', { do: 'action', action: 'move' }),
  ],
  [/gain 1 action/g, (found) => push(found, 'effects', { do: 'action', action: 'any' })],
  [
    /remove all condition tokens(?: and lingering effects)?/g,
    (found) => push(found, 'effects', { do: 'cleanse' }),
  ],
  [/Apply (\w+)/g, (found, name = '') => push(found, 'effects', token(name))],
  [
    /(Fly|Jump|Blink|Push) (\d+)"/g,
    (found, way = '', distance = '') =>
      push(found, 'effects', { do: way.toLowerCase(), distance: mil(distance) }),
  ],
  [
    /move it up to (\d)"/g,
    (found, distance = '') =>
      push(found, 'effects', { do: 'drag', distance: mil(distance), straight: false }),
  ],
  [
    /deploy (\d) (Mossling|Bilge Husk) fully within (\d)"/g,
    (found, upTo, kind = '', within = '') =>
      push(found, 'effects', { do: 'deploy', kind: KINDS[kind], upTo: Number(upTo), within: mil(within) }),
  ],
  [
    /Then gain (\d) INS/g,
    (found, amount) => push(found, 'effects', { ifDone: true, do: 'inspire', amount: Number(amount) }),
  ],
  [/gains? (\d) INS/g, (found, amount) => push(found, 'effects', { do: 'inspire', amount: Number(amount) })],
];

/** Whom a sentence selects and what it does to them; without a selection, to the unit itself. */
export function readEffects(text: string): Found {
  const found: Found = {};
  readPhrases(text, EFFECT_PHRASES, found);
  return { select: { who: 'self' }, ...found };
}

const SKILL =
  /^\[(?<type>M|R|Sp|Ab|P)(?: (?<number>[\d.]+)"?)?(?: MA (?<spellRange>\d+|melee)"?)?\](?<effortless>⚡)?(?<unique>★)? (?<rest>.*)$/;
const COST = /^(?<name>[^\d:]+) (?<cost>\d)(?: INS)?(?:, |: |$)(?<text>.*)$/;
const FREE = /^(?<name>[^\d:]+?)(?:: | (?=\dd\/))(?<text>.*)$/;

/** A skill as a line's list writes it; of a passive only its name and words. */
function readSkill(text: string): Found {
  const {
    type = '',
    number: amount,
    spellRange,
    effortless,
    unique,
    rest = '',
  } = SKILL.exec(text)?.groups ?? {};
  const paid = type === 'M' || type === 'R' || type === 'Ab';
  const { name = '', cost, text: words = '' } = (paid ? COST : FREE).exec(rest)?.groups ?? {};
  const found: Found = { id: idOf(name), ...(unique === undefined ? {} : { unique: true }) };
  if (type === 'P') return { ...found, type: 'passive', words };
  if (type === 'Sp') {
    const attack = spellRange === undefined ? undefined : { attack: readAttack(words, rangeOf(spellRange)) };
    return { ...found, type: 'spell', difficulty: Number(amount), does: attack ?? readEffects(words) };
  }
  if (type === 'Ab') {
    const quick = effortless === undefined ? {} : { effortless: true };
    return { ...found, ...quick, type: 'ability', cost: Number(cost), ...readEffects(words) };
  }
  const range = type === 'M' ? undefined : (amount ?? '0');
  return { ...found, type: 'attack', cost: Number(cost), attack: readAttack(words, range) };
}

const rangeOf = (text: string): string | undefined => (text === 'melee' ? undefined : text);

/** The skills of a bullet: `**Name** — [P] ... . [M] ...`. */
export const readSkills = (bullet: string): Found[] =>
  (bullet.split(' — ')[1] ?? '')
    .replace(/\.$/, '')
    .split(/\. (?=\[)/)
    .map(readSkill);

/** All numbers of a sentence, each once. */
export const numbersIn = (words: string): number[] =>
  sorted([
    ...[...words.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)),
    ...(words.includes('two or more') ? [2] : []),
  ]);

/** All numbers of data, each once: lengths in inches, without signs. */
export const numbersOf = (data: unknown): number[] => sorted(amountsOf(data));

function amountsOf(data: unknown): number[] {
  if (typeof data === 'number') return [Math.abs(data) >= 100 ? Math.abs(data) / 1000 : Math.abs(data)];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(amountsOf) : [];
}

const sorted = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].toSorted((one, other) => one - other);
