import { LOCALES } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { GLADES } from '../content/glades/index.ts';
import { UNIT_CARDS, UNITS } from '../content/units.ts';
import { aimsOf, covers } from '../rules/attack.ts';
import { groundOf } from '../rules/ground.ts';
import { rules } from '../rules/rules.ts';
import { refusalLine } from '../text/refusals.ts';
import { Scene } from './scene.ts';

/** The Witch's turn with one puppet that can attack. */
const puppeteer = (pieces: string) =>
  new Scene(pieces, { turn: 'witch' }).hand('witch', 'manipulate').does('witch', 'cast manipulate');

describe('the Swordsman strikes an arc: the space in front and its two neighbours', () => {
  const pieces = 'witch a1, swordsman e6, wolf d5, boar e5, spearman f5, raven e4, toad d6';

  test('#20 everybody in it loses a stone, a comrade too; nobody else does', () => {
    const scene = new Scene(pieces).does('soldiers', 'attack swordsman north');
    expect(scene.told('unit.attacked')).toEqual([
      { e: 'unit.attacked', unit: 'swordsman', aim: 'north', struck: ['boar', 'wolf', 'spearman'] },
    ]);
    expect(UNITS.map((unit) => scene.blood(unit))).toEqual([9, 3, 3, 3, 5, 6, 5, 0]);
    expect(scene.state.bank).toBe(8);
  });

  test('each of the four directions; one where nobody stands is none (#21)', () => {
    const scene = new Scene(pieces);
    expect(scene.moves('soldiers', 'attack swordsman')).toEqual([
      'attack swordsman north',
      'attack swordsman east',
      'attack swordsman west',
    ]);
    scene.refuses('soldiers', 'attack swordsman south', 'attack.nobody');
    scene.refuses('soldiers', 'attack swordsman all', 'attack.nobody');
    scene.refuses('soldiers', 'attack swordsman wolf', 'attack.nobody');
  });

  test('at the edge the arc is cut off and does not come in again on the other side', () => {
    const scene = new Scene('witch a5, swordsman a6, wolf i5, boar i6', { glade: 'bonewood' });
    expect(scene.moves('soldiers', 'attack swordsman')).toEqual(['attack swordsman north']);
  });
});

describe('the Spearman strikes a line of two', () => {
  test('#19 one direction, both spaces', () => {
    const scene = new Scene('witch a1, spearman e6, wolf e5, boar e4, raven e7, toad e3');
    scene.does('soldiers', 'attack spearman north');
    expect([scene.blood('wolf'), scene.blood('boar')]).toEqual([3, 3]);
    expect([scene.blood('raven'), scene.blood('toad')]).toEqual([3, 5]);
  });

  test('#18 whoever stands nearer shields nobody', () => {
    const scene = new Scene('witch e8, spearman e10, archer e9').does('soldiers', 'attack spearman north');
    expect([scene.blood('archer'), scene.blood('witch')]).toEqual([4, 8]);
  });

  test('#17 nor does a dark space: over d4 the spear reaches d5', () => {
    const scene = new Scene('witch a1, spearman d3, wolf d5').does('soldiers', 'attack spearman south');
    expect(scene.blood('wolf')).toBe(3);
  });

  test('#17 unless it is a glade where the dark ends lines', () => {
    const scene = new Scene('witch a5, spearman e3, wolf e5, archer e2', { glade: 'bonewood' });
    expect(scene.refuses('soldiers', 'attack spearman south', 'attack.dark')).toMatchObject({
      rule: '3.3',
      pieces: ['spearman', '@e4'],
      facts: { target: 'wolf' },
    });
    expect(scene.refuses('soldiers', 'attack archer wolf', 'attack.dark').pieces).toEqual(['archer', '@e4']);
    scene.does('soldiers', 'attack spearman north');
  });
});

describe('the Archer picks one unit two to five spaces away in a row or column', () => {
  test.each([
    ['two away', 'e11'],
    ['five away', 'e4'],
  ])('%s, at %s', (_, wolf) => {
    const scene = new Scene(`witch a1, archer e9, wolf ${wolf}`);
    expect(scene.moves('soldiers', 'attack archer')).toEqual(['attack archer wolf']);
  });

  test.each([
    ['next to him', 'd9', 'attack.near'],
    ['six away', 'e3', 'attack.far'],
    ['not in line', 'd7', 'attack.line'],
  ])('not %s, at %s: %s', (_, wolf, reason) => {
    const scene = new Scene(`witch a1, archer e9, wolf ${wolf}`);
    expect(scene.moves('soldiers', 'attack archer')).toEqual([]);
    expect(scene.refuses('soldiers', 'attack archer wolf', reason).facts['target']).toBe('wolf');
  });

  test('nobody who is not on the glade, nor himself, nor a direction', () => {
    const scene = new Scene('witch a1, archer e9, wolf e7, realm boar');
    for (const aim of ['boar', 'archer', 'north'])
      scene.refuses('soldiers', `attack archer ${aim}`, 'attack.nobody');
  });

  test('each way to miss is told in its own words', () => {
    const words = (wolf: string, glade = 'hollow-glade') => {
      const scene = new Scene(`witch a4, archer e9, wolf ${wolf}`, { glade });
      const refused = rules.refuse(scene.state, scene.seat('soldiers'), {
        do: 'attack',
        unit: 'archer',
        aim: 'wolf',
      });
      return refused === null ? null : LOCALES.map((locale) => refusalLine(locale, refused));
    };
    expect(words('d9')?.[0]).toMatch(/adjacent to the Archer, who shoots at units 2 to 5 spaces away/);
    expect(words('d7')?.[0]).toMatch(/out of line/);
    expect(words('e6', 'bonewood')?.[0]).toMatch(/dark space e7 is between the Archer and the Ash Wolf/);
    const told = [words('d9'), words('d7'), words('e6', 'bonewood'), words('e3')].flat();
    expect(new Set(told).size).toBe(8);
  });

  test('#18 over the heads of others, who are not struck', () => {
    const scene = new Scene('witch e5, archer e9, boar e7, wolf e6').does('soldiers', 'attack archer witch');
    expect([scene.blood('witch'), scene.blood('boar'), scene.blood('wolf')]).toEqual([8, 4, 4]);
  });
});

describe('the minions', () => {
  test('#20 the Boar strikes all four sides at once, its own kind too', () => {
    const scene = puppeteer('witch e5, boar e6, toad f6, archer e7, wolf d7').does(
      'witch',
      'attack boar all',
    );
    expect([scene.blood('witch'), scene.blood('toad'), scene.blood('archer')]).toEqual([8, 4, 4]);
    expect(scene.blood('wolf')).toBe(4);
  });

  test('the Wolf bites one unit next to it, not across a corner', () => {
    const scene = puppeteer('witch e3, wolf e6, archer e7, spearman f7');
    expect(scene.moves('witch', 'attack wolf')).toEqual(['attack wolf archer']);
  });

  test('the Raven pecks across corners too', () => {
    const scene = puppeteer('witch e3, raven e6, archer e7, spearman f7, swordsman e8');
    expect(scene.moves('witch', 'attack raven')).toEqual(['attack raven spearman', 'attack raven archer']);
    scene.refuses('witch', 'attack raven swordsman', 'attack.around');
  });

  test('the Toad’s tongue reaches one to three spaces straight', () => {
    const scene = puppeteer('witch d5, toad e6, archer e7, spearman e9, swordsman e10');
    expect(scene.moves('witch', 'attack toad')).toEqual(['attack toad spearman', 'attack toad archer']);
  });
});

describe('friendly fire', () => {
  test('#22 a soldier may strike a comrade on purpose', () => {
    const scene = new Scene('witch a1, archer e9, spearman e7').does('soldiers', 'attack archer spearman');
    expect(scene.blood('spearman')).toBe(5);
  });

  test('#22 soldiers may strike one of theirs who was zombified', () => {
    const scene = new Scene('witch a1, archer e9, zombie spearman e7 1');
    scene.does('soldiers', 'attack archer spearman');
    expect(scene.at('spearman')).toBe('gone');
  });

  test('#22 a zombie can be made to strike the Witch herself', () => {
    const scene = puppeteer('witch e6, zombie archer e9, spearman e11').does('witch', 'attack archer witch');
    expect(scene.blood('witch')).toBe(8);
  });

  test('#39 a soldier who kills a comrade brings the Witch nearer to her victory', () => {
    const scene = new Scene('witch e6, archer e9 1, spearman e7 1').hand('witch', 'siphon');
    scene.does('soldiers', 'attack spearman north', 'attack archer spearman');
    expect([scene.at('spearman'), scene.step]).toEqual(['realm', 'soldiers']);
    scene.does('soldiers', 'end').dice(3).does('witch', 'cast siphon archer');
    expect(scene.state.result).toBe('witch');
  });

  test('#39 nobody ever strikes himself, so the last soldier is never lost in the Soldiers’ own turn', () => {
    for (const glade of GLADES) {
      const ground = groundOf({ glade: glade.id });
      for (const { attack } of Object.values(UNIT_CARDS)) {
        if (attack === null) continue;
        for (const aim of aimsOf(attack)) {
          for (let space = 0; space < ground.size; space++)
            expect(covers(ground, attack, aim, space, space)).toBe(false);
        }
      }
    }
  });
});

test('#21 an attack must strike somebody: without a unit in reach there is none', () => {
  const scene = new Scene('witch a1, swordsman c10, spearman g10, archer e11');
  expect(scene.moves('soldiers', 'attack')).toEqual([]);
  expect(scene.refuses('soldiers', 'attack archer witch', 'attack.line').rule).toBe('3.3');
});
