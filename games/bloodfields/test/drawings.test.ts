import { findSection, type Drawing, type DrawnPoint, LOCALES } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { chargeKind } from '../rules/charge/kind.ts';
import { inArray } from '../rules/geometry/array-template.ts';
import { fullyWithin, touching, within } from '../rules/geometry/disc.ts';
import { cannonLine, onLine, rimPoint } from '../rules/geometry/line-template.ts';
import { coversBase, underTemplate } from '../rules/geometry/round-template.ts';
import { fieldFor } from '../rules/ground.ts';
import { controllerOf } from '../rules/round/control.ts';
import { coverAgainst, isVisible } from '../rules/sight.ts';
import type { Unit } from '../rules/state.ts';
import captions from '../text/rulebook/drawings/en.json' with { type: 'json' };
import captionsInJapanese from '../text/rulebook/drawings/ja.json' with { type: 'json' };
import { SCENES } from '../text/rulebook/drawings/index.ts';
import { ARRAY_DICE, ARRAY_SPLIT, CHARGE_DICE, CHARGE_NEEDS } from '../text/rulebook/drawings/dice.ts';
import { CANNON_AT, CANNON_LENGTH, TEMPLATE_AT } from '../text/rulebook/drawings/shots.ts';
import { RULEBOOK } from '../text/rulebook/index.ts';
import { kindName } from '../text/words.ts';
import { Scene } from './scene.ts';

/** The position of a drawing, set up on a real table. */
function scene(id: string): Scene {
  const example = SCENES.find((one) => one.id === id);
  if (example === undefined) throw new Error(`nothing is drawn of ${id}`);
  const { layout, south, north } = example;
  return new Scene(south, north, { layout });
}

const all = (locale: 'en' | 'ja'): Drawing[] =>
  RULEBOOK[locale].sections.flatMap(({ drawings = [] }) => drawings);
const drawing = (id: string): Drawing => {
  const found = all('en').find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing is drawn of ${id}`);
  return found;
};

/** Where the ghosts of a drawn scene stand, in inches of its own frame. */
function ghosts(id: string): DrawnPoint[] {
  const { picture } = drawing(id);
  return picture.kind === 'scene'
    ? picture.bases.filter(({ ghost }) => ghost).map(({ x, y }) => ({ x, y }))
    : [];
}
const spot = ({ x, y }: Unit): DrawnPoint => ({ x: x / 1000, y: y / 1000 });

describe('what is drawn of charges is what the rules say', () => {
  it.each([
    ['chargeEasy', 'easy'],
    ['chargeHard', 'hard'],
    ['chargeVeryHard', 'veryHard'],
    ['chargeForest', 'hard'],
  ])('%s is %s', (id, kind) => {
    const { state } = scene(id);
    expect(chargeKind(state, 0, 1)).toBe(kind);
  });

  it('a hard charge ends where it is drawn', () => {
    for (const id of ['chargeHard', 'chargeVeryHard']) {
      const played = scene(id).rolls('6 6 1 1 1 1 1 1').does('south', 'activate orlen', 'charge cray');
      expect([spot(played.unit('orlen'))]).toEqual(ghosts(id));
    }
  });

  it('an easy one may end where it is drawn', () => {
    const [place = { x: 0, y: 0 }] = ghosts('chargeEasy');
    const played = scene('chargeEasy').rolls('6 6').does('south', 'activate orlen', 'charge cray');
    played
      .asks('south', 'contact')
      .rolls('1 1 1 1 1 1 1 1 1 1')
      .does('south', `contact ${place.x},${place.y}`);
    expect(spot(played.unit('orlen'))).toEqual(place);
  });

  it('failed ones end where they are drawn', () => {
    const ends = ['orlen', 'kessa'].map((name) => {
      const target = name === 'orlen' ? 'cray' : 'husk';
      const played = scene('chargeFailed').rolls('3 3').does('south', `activate ${name}`, `charge ${target}`);
      expect(played.told('charge.tested')).toMatchObject([{ passed: false }]);
      return spot(played.unit(name));
    });
    expect(ends).toEqual(ghosts('chargeFailed'));
  });

  it('of the dice the higher counts in an easy test and the lower in a hard one', () => {
    const away = 5 + CHARGE_NEEDS + 1.26 - 0.1;
    const easy = new Scene('orlen 5,5', `cray ${5 + away},5`);
    easy.rolls(CHARGE_DICE.join(' ')).does('south', 'activate orlen', 'charge cray');
    expect(easy.told('charge.tested')).toMatchObject([{ passed: true }]);
    const hard = new Scene('orlen 5,5', `cray ${5 + away},5; husk 9,4.2; husk 9,5.8`);
    hard.rolls(CHARGE_DICE.join(' ')).does('south', 'activate orlen', 'charge cray');
    expect(hard.told('charge.tested')).toMatchObject([{ passed: false }]);
  });
});

describe('what is drawn of contact, pushes and flags is what the rules say', () => {
  it('touching, within and not fully within', () => {
    const { state } = scene('contact');
    const [orlen, cray, husk, ironlung] = state.units;
    if (orlen === undefined || cray === undefined || husk === undefined || ironlung === undefined)
      throw new Error('somebody is missing');
    expect(touching(orlen, cray)).toBe(true);
    expect([within(orlen, husk, 3000), fullyWithin(orlen, husk, 3000)]).toEqual([true, false]);
    expect(within(orlen, ironlung, 3000)).toBe(false);
  });

  it('a push of 3 inches ends after 1 at the rock, one of 2 after half an inch at the friend', () => {
    expect(drawing('pushRock').caption).toMatch(/Cray 3 inches away\. After 1 inch Cray/);
    expect(drawing('pushFriend').caption).toMatch(/Cray 2 inches away\. After 0\.5 inches Cray/);
    expect([...ghosts('pushRock'), ...ghosts('pushFriend')]).toEqual([
      { x: 5.26, y: 3.5 },
      { x: 4.76, y: 3.5 },
    ]);
  });

  it('the flag belongs to the south, and to nobody without Maud', () => {
    const played = scene('flag');
    expect(controllerOf(played.state, { x: 9000, y: 15_000 })).toBe(0);
    const alone = new Scene('orlen 7,14', SCENES.find(({ id }) => id === 'flag')?.north ?? '');
    expect(controllerOf(alone.state, { x: 9000, y: 15_000 })).toBeNull();
  });
});

describe('what is drawn of sight and cover is what the rules say', () => {
  it.each([
    ['sightCorner', true, null],
    ['sightBlocked', false, null],
    ['coverForest', true, 'across'],
    ['coverClean', true, null],
    ['coverAlly', true, 'across'],
    ['coverFence', true, 'across'],
  ])('%s: seen %s, cover %s', (id, visible, cover) => {
    const { state } = scene(id);
    expect([isVisible(state, 0, 1), coverAgainst(state, 0, 1)?.kind ?? null]).toEqual([visible, cover]);
  });
});

describe('what is drawn of shots is what the rules say', () => {
  it('the template covers Cray, then reaches the Husk, and not Brine', () => {
    const [, cray, husk, brine] = scene('artillery').state.units;
    if (cray === undefined || husk === undefined || brine === undefined)
      throw new Error('somebody is missing');
    expect(coversBase(TEMPLATE_AT, cray)).toBe(true);
    expect(underTemplate(TEMPLATE_AT, [cray, husk, brine])).toMatchObject([
      { index: 0, inner: true },
      { index: 1, inner: false },
    ]);
  });

  it('the cannon strikes Maud and the Pike Watch behind the point, and not Orlen before it', () => {
    const { state } = scene('cannon');
    const [cannon, ...others] = state.units;
    if (cannon === undefined) throw new Error('no cannon');
    const line = cannonLine(rimPoint(cannon, CANNON_AT), CANNON_AT, CANNON_LENGTH, fieldFor(state));
    expect(onLine(line, cannon, others).map(({ index }) => others[index]?.kind)).toEqual(['maud', 'pike']);
  });

  it('the array is over Cray and both Husks, and its dice are 2D6 and one for each', () => {
    const [gun, ...others] = scene('array').state.units;
    if (gun === undefined) throw new Error('no gun');
    expect(inArray(gun, 0, others).map((index) => others[index]?.kind)).toEqual(['cray', 'husk', 'husk']);
    const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
    expect(sum(ARRAY_SPLIT)).toBe(sum(ARRAY_DICE) + ARRAY_SPLIT.length);
  });
});

describe('what is drawn of dice is what the rules say', () => {
  const results = (id: string): string[] => {
    const { picture } = drawing(id);
    return picture.kind === 'dice'
      ? picture.rows.map(({ dice, result }) => `${dice.filter(({ counts }) => counts).length}: ${result}`)
      : [];
  };

  it('as many dice are marked as count', () => {
    expect(results('attackDice')).toEqual(['1: 1 hit', '2: 2 hits', '6: 6 hits']);
    expect(results('defenceDice')).toEqual(['2: 2 saves', '4: 4 saves']);
    expect(results('friendlyFire')).toEqual(['2: 2 damage']);
  });
});

it('every caption is that of a drawing', () => {
  expect(
    all('en')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(captions).toSorted());
  expect(Object.keys(captions)).toEqual(Object.keys(captionsInJapanese));
});

describe.each(LOCALES)('every drawing in %s', (locale) => {
  it('stands at a section that is there, under a name of its own, and tells its numbers', () => {
    const drawings = all(locale);
    expect(drawings.length).toBeGreaterThanOrEqual(20);
    expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length);
    expect(drawings.filter(({ caption }) => /[{}]/.test(caption))).toEqual([]);
    for (const { section } of SCENES) expect(findSection(RULEBOOK[locale], section)).toBeDefined();
  });

  it('speaks of everybody it shows, and shows them within its frame', () => {
    for (const { id, south, north } of SCENES) {
      const drawn = all(locale).find((one) => one.id === id);
      if (drawn?.picture.kind !== 'scene') throw new Error(`no scene is ${id}`);
      const { caption, picture } = drawn;
      for (const { kind } of new Scene(south, north).state.units)
        expect(caption, id).toContain(kindName(locale, kind));
      for (const { x, y, r } of picture.bases) {
        expect(x - r >= 0 && x + r <= picture.width, id).toBe(true);
        expect(y - r >= 0 && y + r <= picture.height, id).toBe(true);
      }
    }
  });
});
