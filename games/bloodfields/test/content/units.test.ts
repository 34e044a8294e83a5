import { describe, expect, it } from 'vitest';
import { LINES } from '../../content/lines.ts';
import type { Passive } from '../../content/skills.ts';
import { RADIUS } from '../../content/bases.ts';
import { RACE_PASSIVES } from '../../content/races.ts';
import { BASIC, cardOf, skillOf, UNIT_KINDS, UNITS } from '../../content/units/index.ts';
import { gistOf } from './gist.ts';
import { cellsOf, idOf, numbersIn, numbersOf, readSkills } from './reading.ts';
import { LINE_ROWS, LINE_SKILLS } from './spec-cards.ts';

const BASE_OF: Readonly<Record<string, string>> = { S: 'small', M: 'medium', L: 'large' };
const cardsOf = (line: string) => UNITS.filter((card) => card.line === line);

describe('the cards of the units', () => {
  it('stand in the order of the list of kinds, each once', () => {
    expect(UNITS.map(({ kind }) => kind)).toEqual(UNIT_KINDS);
    for (const kind of UNIT_KINDS) expect(cardOf(kind).kind).toBe(kind);
  });

  it.each(LINES)('%s: every number of the table', (line) => {
    const read = cellsOf(LINE_ROWS[line]).map(([, cost, base = '', traits = '', ...stats]) => {
      const [mm, rm, am, mv = 0, mo, ar, hp] = stats.map(Number);
      const [race, ...others] = traits.toLowerCase().split(', ');
      return {
        cost: Number(cost),
        base: BASE_OF[base],
        race,
        traits: others,
        mm,
        rm,
        am,
        mv: mv * 1000,
        mo,
        ar,
        hp,
      };
    });
    expect(cardsOf(line).map(({ kind: _kind, line: _line, skills: _skills, ...stats }) => stats)).toEqual(
      read,
    );
    for (const [at, [name = '']] of cellsOf(LINE_ROWS[line]).entries())
      expect(idOf(name)).toContain(cardsOf(line)[at]?.kind);
  });

  it.each(LINES)('%s: every attack, ability and spell as the list has it', (line) => {
    const bullets = LINE_SKILLS[line].split('\n').filter((bullet) => bullet !== '');
    expect(bullets).toHaveLength(cardsOf(line).length);
    for (const [at, bullet] of bullets.entries()) {
      const card = cardsOf(line)[at];
      const read = readSkills(bullet);
      const skills = card?.skills ?? [];
      expect(skills.map(({ id }) => id)).toEqual(read.map(({ id }) => id));
      expect(skills.filter(({ type }) => type !== 'passive')).toEqual(
        read.filter(({ type }) => type !== 'passive'),
      );
    }
  });

  it.each(LINES)('%s: every passive has the numbers of its sentence, and comes first', (line) => {
    for (const [at, bullet] of LINE_SKILLS[line]
      .split('\n')
      .filter((one) => one !== '')
      .entries()) {
      const [sentence, ...others] = readSkills(bullet).filter(({ type }) => type === 'passive');
      const passive = cardsOf(line)[at]?.skills[0];
      expect(others).toEqual([]);
      expect(passive).toMatchObject({ type: 'passive', id: sentence?.['id'] });
      // The range of a charge follows from its bonus; taking one damage upon itself is what interposing means.
      const words = String(sentence?.['words']).replace(/\(range MV\+8\)|1 of that damage/, '');
      expect([passive?.id, numbersOf(passive)]).toEqual([passive?.id, numbersIn(words)]);
    }
  });

  /** What each passive does, in a few words; the numbers were compared above. */
  const GISTS: Readonly<Record<string, string>> = {
    'steadfast-banner': 'stat mo up allies near warden',
    'merciless-light': 'light',
    'tower-shield': 'turnBegin: self shield',
    'sighted-in': 'ranged reroll if still',
    ranked: 'pike dice if near pike',
    'high-circles': 'flown: may target enemy apply spotted',
    crewed: 'any reroll if near crew warden',
    riposte: 'meleeUnharmed: may paid self action quick-cut',
    'deep-roots': 'rooted',
    'bull-rush': 'charge',
    ambush: 'any dice if sameTerrain',
    'leaf-cloak': 'ranged reroll if inForest',
    cling: 'stat ar down enemies contact together',
    bloated: 'destroyed: all others hits',
    gardener: 'stat ar up allies near mossling',
    'half-there': 'roundEnd: unshielded self shield',
    'dread-flag': 'stat mo down enemies near',
    tidecaller: 'magic: roller reroll all once a turn',
    'clammy-grip': 'stat mo down enemies contact',
    'pressure-valve': 'meleeHarmed: may paid all enemies hits',
    'reel-in': 'immobilized: may other drag straight',
    'spare-fuse': 'scatter: roller reroll all paid once a round',
    slither: 'slither',
    'last-orders': 'destroyed: self deploy husk adjacent',
    backdraft: 'manaBurn: all others hits',
    'falling-ash': 'flown: choose enemy hits',
    'white-heat': 'meleeHarmed: once a round other apply dot',
    kindling: 'destroyedInMelee: other apply dot',
    exaltation: 'kill: once a turn self action charge',
    'smoke-scent': 'charge',
    'slow-reload': 'attacked litany-shot: self exhaust',
    'never-still': 'blur',
    interpose: 'allyShot: near once a round self instead interpose',
    'contract-bonus': 'kill: once a round self inspire',
    'hard-bargain': 'magic: roller to once a round',
    'ranging-stakes': 'scatter if still down',
    brace: 'charged: other hits',
    'blood-smell': 'melee dice if hurt',
  };

  it('every passive does what its sentence says', () => {
    const passives = UNITS.flatMap(({ skills }) =>
      skills.filter((skill): skill is Passive => skill.type === 'passive'),
    );
    expect(Object.fromEntries(passives.map((passive) => [passive.id, gistOf(passive)]))).toEqual(GISTS);
  });

  it('Brakk has the same bonus against everybody, the Hound one more against who burns', () => {
    expect(skillOf('brakk', 'bull-rush')).toMatchObject({ standing: { amount: 2, burning: 2 } });
    expect(skillOf('hound', 'smoke-scent')).toMatchObject({ standing: { amount: 1, burning: 2 } });
  });

  it('races with a passive: Vigil and Last Breath', () => {
    const gists = Object.entries(RACE_PASSIVES).map(([race, passive]) => [race, passive.id, gistOf(passive)]);
    expect(gists).toEqual([
      ['warden', 'vigil', 'turnEnd: once a round still self shield'],
      ['drowned', 'last-breath', 'destroyedInMelee: other morale apply weakness'],
    ]);
    expect(numbersOf(RACE_PASSIVES.drowned)).toEqual([10]);
  });

  it('one of every unit of a line costs about as much as a battle of 200 points', () => {
    const sums = LINES.slice(0, 4).map((line) => cardsOf(line).reduce((sum, { cost }) => sum + cost, 0));
    expect(Math.min(...sums)).toBeGreaterThan(175);
    expect(Math.max(...sums)).toBeLessThan(210);
  });

  it('every unit has the basic attack, which no card shows', () => {
    expect(BASIC).toEqual({
      type: 'attack',
      id: 'basic',
      cost: 0,
      attack: { kind: 'melee', dice: 2, damage: 1, range: 0 },
    });
    for (const { kind, skills } of UNITS) {
      expect(skillOf(kind, 'basic')).toBe(BASIC);
      expect(skills).not.toContain(BASIC);
      for (const skill of skills) expect(skillOf(kind, skill.id)).toBe(skill);
    }
    expect(skillOf('orlen', 'long-gun')).toBeUndefined();
  });

  it('#114 bases are round, and war engines have the large one', () => {
    for (const { traits, base } of UNITS.filter((card) => card.traits.includes('warmachine')))
      expect([traits, base]).toEqual([['warmachine'], 'large']);
    // 32, 40 and 60 mm in thousandths of an inch.
    const radii = [32, 40, 60].map((width) => Math.round((width / 2 / 25.4) * 1000));
    expect(Object.values(RADIUS)).toEqual(radii);
  });

  it('names of skills are unique on a card; of all cards only two share one', () => {
    const ids = UNITS.flatMap(({ skills }) => skills.map(({ id }) => id));
    for (const { skills } of UNITS) expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual(['bite']);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]{2,23}$/);
  });

  it('is frozen through and through', () => {
    const loose = (data: unknown): boolean =>
      typeof data === 'object' &&
      data !== null &&
      (!Object.isFrozen(data) || Object.values(data).some(loose));
    expect(loose(UNITS)).toBe(false);
    expect(loose(BASIC)).toBe(false);
    expect(loose(RACE_PASSIVES)).toBe(false);
  });
});
