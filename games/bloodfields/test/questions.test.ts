import { type Locale, LOCALES } from '@sanguine/kernel';
import { brokenIn } from '@sanguine/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inchesOf } from '../content/inches.ts';
import { UNITS } from '../content/units/index.ts';
import { bloodfields } from '../index.ts';
import { targetFault } from '../rules/attack/targets.ts';
import { targetFault as chargeFault } from '../rules/charge/legality.ts';
import { chargeReach, weaponReaches } from '../rules/measuring.ts';
import { isVisible } from '../rules/sight.ts';
import { profileOf } from '../rules/skills.ts';
import { unitOf } from '../rules/units.ts';
import { QUESTIONS } from '../text/questions/index.ts';
import { lexicon } from '../text/typing/lexicon.ts';
import { Scene } from './scene.ts';
import { seen } from './spoken.ts';

/** The answer to a question the south asks, line by line; or the problem. */
function asked(scene: Scene, text: string, locale: Locale = 'en'): string[] {
  const [name = '', ...words] = text.split(' ');
  const answer = QUESTIONS[name]?.ask(locale, seen(scene, 0), 0, words);
  if (answer === undefined) throw new Error(`nobody asks ${name}`);
  return answer.ok ? [...answer.lines, ...answer.rules.map((rule) => `§${rule}`)] : [answer.problem];
}

const ground = {
  terrain: 'rock 19,8 21,8 21,12 19,12; forest 9,14 13,14 13,17 9,17; fence 10,4 14,4 14,4.4 10,4.4',
};
const field = (): Scene =>
  new Scene('orlen 10,10; maud 12,10; pike 10,12', 'cray 25,10; sorrow 10,20; husk 12,5.2', ground);

describe('measure', () => {
  it('tells distance and direction, and whose weapons and charges reach', () => {
    expect(asked(field(), 'measure maud sorrow')).toEqual([
      'Maud to Sorrow: 8.78 inches, north (349°)',
      '  Maud: Long Gun reaches at half range (18 inches);',
      '      a charge may reach (10 inches at best)',
      '  Sorrow: Anchor Chain falls short (2 of 8.78 inches);',
      '      Boarding Pistol falls short (8 of 8.78 inches);',
      '      a charge may reach (11 inches at best)',
      '§1.1',
    ]);
  });

  it('takes points, pieces, letters of the drawn table and any word of a name', () => {
    const scene = field();
    expect(asked(scene, 'measure 10,7 cray')).toEqual([
      '(10, 7) to Cray: 14.67 inches, east (79°)',
      expect.stringMatching(/^ {2}Cray: /),
      expect.anything(),
      expect.anything(),
      '§1.1',
    ]);
    expect(asked(scene, 'measure vael forest-1')).toEqual([
      'Orlen to the forest 1: 3.37 inches, north (10°)',
      '§1.1',
    ]);
    expect(asked(scene, 'measure forest-1 vael')[0]).toMatch(/: 3\.37 inches, south/);
    expect(asked(scene, 'measure A b')[0]).toMatch(/^Orlen to Sorrow: /);
    expect(asked(scene, 'measure オルレン Sorrow')[0]).toMatch(/^Orlen to Sorrow: /);
    expect(asked(scene, 'measure 11,15 forest-1')[0]).toBe('(11, 15) is in the forest 1');
    expect(asked(scene, 'measure orlen pike')).toEqual([
      'Orlen to Pike Watch 1: 0.74 inches, north (0°)',
      '§1.1',
    ]);
    expect(asked(new Scene('orlen 10,10', 'cray 11.26,10'), 'measure orlen cray')).toEqual([
      'Orlen and Cray are in contact',
      '§1.1',
    ]);
  });

  it('with one word begins at the unit whose turn it is', () => {
    const scene = field().does('south', 'activate maud');
    expect(asked(scene, 'measure sorrow')).toEqual(asked(scene, 'measure maud sorrow'));
  });

  it('tells bands of engines', () => {
    const scene = new Scene('orlen 10,10', 'mortar 10,22; bombard 10,28');
    expect(asked(scene, 'measure orlen mortar').join(' ')).toMatch(
      /Barrel Bomb reaches \(\d+ to \d+ inches: scatter/,
    );
    expect(asked(scene, 'measure mortar orlen').join(' ')).toMatch(/^Mortar to Orlen/);
    const near = new Scene('orlen 10,10', 'mortar 10,13');
    expect(asked(near, 'measure orlen mortar').join(' ')).toMatch(/Barrel Bomb cannot shoot 1\.19 inches/);
  });

  it('agrees with what may be attacked and charged, to the thousandth of an inch', () => {
    const kinds = UNITS.map(({ kind }) => kind);
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.integer({ min: 2400, max: 27_000 }), (kind, away) => {
        const scene = new Scene(`${kind} 10,10`, `cray ${inchesOf(10_000 + away)},10`);
        const unit = unitOf(scene.state, 0);
        const target = unitOf(scene.state, 1);
        for (const { skill, reaches, band } of weaponReaches(unit, target)) {
          const profile = profileOf(unit, skill);
          if (profile.shot === 'array' || band !== null || profile.ballistic !== undefined) continue;
          const fault = targetFault(scene.state, 0, 1, profile);
          expect([skill, reaches]).toEqual([skill, fault !== 'range' && fault !== 'reach']);
        }
        const charge = chargeReach(unit, target, target);
        expect(charge?.reaches ?? false).toBe(charge !== null && chargeFault(scene.state, 0, 1) !== 'far');
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});

describe('sight', () => {
  it('names what is in the way', () => {
    const scene = field();
    expect(isVisible(scene.state, scene.id('maud'), scene.id('cray'))).toBe(false);
    expect(asked(scene, 'sight maud cray')).toEqual([
      'Maud and Cray do not see each other: the rock 1 is in the way',
      '§8.2',
    ]);
    expect(asked(scene, 'sight cray maud')[0]).toMatch(/^Cray and Maud do not see each other: the rock 1/);
  });

  it('tells cover both ways and from what', () => {
    const scene = field();
    expect(asked(scene, 'sight orlen sorrow')).toEqual([
      'Orlen and Sorrow see each other',
      'Sorrow against a shot from Orlen: cover behind the forest 1',
      'Orlen against a shot from Sorrow: cover behind the forest 1',
      '§8.2',
      '§8.3',
    ]);
    expect(asked(scene, 'sight 12,2 husk')).toEqual(
      [
        '(12, 2) and Bilge Husk see each other',
        'Bilge Husk against a shot from (12, 2): cover behind the fence 1',
        '§8.2',
        '§8.3',
      ].map((line) => line.replace('Bilge Husk', 'Bilge Husk 1')),
    );
    expect(asked(scene, 'sight orlen husk').slice(1, 3)).toEqual([
      'Bilge Husk 1 against a shot from Orlen: no cover',
      'Orlen against a shot from Bilge Husk 1: no cover',
    ]);
    expect(asked(scene, 'sight orlen maud')).toEqual(['Orlen and Maud see each other', '§8.2']);
  });

  it('names the larger ally somebody stands behind, and says when cover is of no use', () => {
    const scene = new Scene('maud 10,10', 'cray 10,20; ironlung 10,17');
    expect(asked(scene, 'sight maud cray')[1]).toBe('Cray against a shot from Maud: cover behind Ironlung');
    const spotted = new Scene('maud 10,10', 'cray 10,20 spotted; ironlung 10,17');
    expect(asked(spotted, 'sight maud cray')[2]).toBe('Cray is Spotted: cover does not help it');
  });
});

describe('what is not understood gets one clear line', () => {
  it.each([
    ['measure', 'Name two units or places, such as: orlen husk'],
    ['measure orlen', 'Name two units or places, such as: orlen husk'],
    ['measure orlen cray maud', 'Name two units or places, such as: orlen husk'],
    ['measure orlan cray', 'Nobody and nothing here is called "orlan"; did you mean "orlen"?'],
    ['sight maud cary', 'Nobody and nothing here is called "cary"; did you mean "cray"?'],
    ['sight maud forrest-1', 'Nobody and nothing here is called "forrest-1"; did you mean "forest-1"?'],
    ['sight maud spaceship', 'Nobody and nothing here is called "spaceship"'],
    ['sight maud maud', 'That is the same unit twice; name two'],
    ['sight maud forest-1', 'the forest 1 is a piece of terrain; sight is between units or places'],
    ['measure 50,3 maud', '(50, 3) is off the battlefield'],
  ])('%s', (text, problem) => {
    expect(asked(field(), text)).toEqual([problem]);
  });

  it('such as whoever is not on the battlefield', () => {
    const scene = new Scene('orlen 10,10; maud reserve', 'cray 20,10');
    expect(asked(scene, 'measure maud cray')).toEqual(['Maud is not on the battlefield']);
  });
});

it.each(LOCALES)('every answer has its words in %s', (locale) => {
  const scene = field();
  const names = ['orlen', 'cray', 'sorrow', 'husk', '10,7', 'forest-1', 'nobody', 'husk 3'];
  const lines = names.flatMap((one) =>
    names.flatMap((other) =>
      Object.keys(QUESTIONS).flatMap((name) => asked(scene, `${name} ${one} ${other}`, locale)),
    ),
  );
  expect(brokenIn(lines.map((line) => line.trim()))).toEqual([]);
  for (const { words, about } of Object.values(QUESTIONS))
    expect(brokenIn([words[locale], about[locale]])).toEqual([]);
});

describe('moves typed by names', () => {
  const typed = (scene: Scene, text: string) => bloodfields.notation.parse(seen(scene, 0), 0, text);

  it('go to the place that is offered for this reason', () => {
    const scene = new Scene('orlen 10,10', 'cray 10,14', { terrain: 'ruins 12,8 16,8 16,12 12,12' });
    scene.does('south', 'activate orlen');
    for (const text of ['move cover ruins-1', 'move contact cray', 'move cover']) {
      const read = typed(scene, text);
      expect(read).toMatchObject({ ok: true, move: { do: 'move' } });
      expect(read.ok && bloodfields.refuse(seen(scene, 0), 0, read.move)).toBeNull();
    }
    scene.does('south', 'move contact cray');
    expect(asked(scene, 'measure orlen cray')[0]).toBe('Orlen and Cray are in contact');
  });

  it('what is out of reach is told how far it is', () => {
    const scene = new Scene('orlen 10,10', 'cray 10,24', { terrain: 'ruins 32,8 36,8 36,12 32,12' });
    scene.does('south', 'activate orlen');
    for (const text of ['move cover ruins-1', 'move contact cray']) {
      const read = typed(scene, text);
      const refused = read.ok ? bloodfields.refuse(seen(scene, 0), 0, read.move) : null;
      expect(refused).toMatchObject({ code: 'move.far' });
    }
    expect(typed(scene, 'move cover hill-9')).toMatchObject({ ok: false });
  });

  it('are made of words that can be told from misspelt ones', () => {
    const words = Object.values(lexicon.words(seen(field(), 0), 0)).flat();
    expect(words).toEqual(expect.arrayContaining(['contact', 'cray', 'forest-1', 'long-gun']));
  });
});
