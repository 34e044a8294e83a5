import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ROLLS } from '../../content/effects.ts';
import { LAYOUTS } from '../../content/layouts.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import { cardOf, UNIT_KINDS } from '../../content/units/index.ts';
import { countryOf } from '../ground/country.ts';
import { Ground } from '../ground/ground.tsx';
import { lieOf } from '../ground/lie.ts';
import { Base, type BaseProps } from '../look/base.tsx';
import { BasePicture } from '../look/base-picture.tsx';
import { RollDie } from '../look/die.tsx';
import { Woodcuts } from '../look/woodcuts.tsx';

const draw = (node: ReactNode): string => renderToStaticMarkup(node);
const count = (markup: string, part: string): number => markup.split(part).length - 1;

const base = (props: Partial<BaseProps>): string =>
  draw(createElement(Base, { kind: 'maud', paint: 'wardens', radius: 40, hp: 5, ...props }));

const LOST = 'fill="#8e1b1f"';
const LEFT = 'fill="#fff8e6"';

describe('a base', () => {
  test('has a pip a hit point, lost ones told by a hole', () => {
    expect(count(base({}), LEFT)).toBe(5);
    const hurt = base({ wounds: 2 });
    expect(count(hurt, LEFT)).toBe(3);
    expect(count(hurt, LOST)).toBe(2);
    expect(count(base({ wounds: 9 }), LOST)).toBe(5);
  });

  test('shows a bar where pips would be too small, and only once something is lost', () => {
    expect(base({ radius: 8 })).not.toContain('stroke="#fff8e6"');
    expect(base({ radius: 8, wounds: 2 })).toContain('stroke="#fff8e6"');
  });

  test('turns its rim after its turn', () => {
    expect(base({})).not.toContain('rotate(90)');
    expect(base({ acted: true })).toContain('rotate(90)');
  });

  test('is cut with the graver only where that can be seen', () => {
    const near = base({ scale: 4 }).length;
    expect(base({ scale: 0.2 }).length).toBeLessThan(near);
  });

  test('carries its counters with their numbers, and its name if it is to be read', () => {
    const markup = base({ counters: [{ kind: 'inspire', count: 2 }], name: 'Maud Ferrin' });
    expect(markup).toContain('#bloodfields-sun');
    expect(markup).toContain('>2</text>');
    expect(markup).toContain('Maud Ferrin');
  });

  test('lies on its side when destroyed, without wounds or counters', () => {
    const markup = base({ toppled: true, wounds: 5, counters: [{ kind: 'inspire', count: 2 }] });
    expect(markup).not.toContain(LOST);
    expect(markup).not.toContain('#bloodfields-sun');
  });
});

test('every block a piece, a picture or a die is printed from is among the woodcuts', () => {
  const cut = new Set([...draw(createElement(Woodcuts)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const pieces = UNIT_KINDS.flatMap((kind) => {
    const { line, hp } = cardOf(kind);
    return [
      createElement(Base, { kind, paint: line, radius: 40, hp, ring: 'target', held: 'above' }),
      createElement(Base, { kind, paint: line, radius: 40, hp, held: 'trace' }),
      createElement(BasePicture, { kind, paint: line, size: 46 }),
    ];
  });
  const dice = ROLLS.flatMap((roll) =>
    [0, 1, 2, 3, 4, 5].map((face) => createElement(RollDie, { roll, face, size: 40, struck: face === 0 })),
  );
  for (const node of [...pieces, ...dice]) {
    for (const [, id] of draw(node).matchAll(/(?:href="|url\()#([^")]+)/g)) expect(cut).toContain(id);
  }
});

test('before it is baked, a table shows the bare polygons of the rules, its ruler and its ink', () => {
  for (const { id, width, height, pieces, size } of LAYOUTS) {
    const scenario = size === 'pit' ? 'pit' : 'three-standards';
    const country = countryOf({ layout: id, grown: [], options: { ...DEFAULT_OPTIONS, scenario } });
    const markup = draw(createElement(Ground, { country, lie: lieOf({ width, height }, 24, 0) }));
    expect(count(markup, '<polygon'), id).toBe(pieces.length);
    expect(markup).toContain('<canvas');
    expect(markup).toContain('>5</text>');
  }
});
