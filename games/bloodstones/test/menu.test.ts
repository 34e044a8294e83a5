import { type MenuMove, menuOf } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { notation } from '../rules/notation.ts';
import { Scene } from './scene.ts';

const namesOf = (moves: readonly MenuMove[]): string[] =>
  menuOf(moves, notation.parts).map(({ name }) => name);

test('in a long menu steps are gathered by where from, then by where to', () => {
  const scene = new Scene({ factions: ['horseLords', 'necromancers'] })
    .units('horseLords', 14, '2 swords 2 cavalry leader')
    .units('horseLords', 46, '2 shield swords leader')
    .hand('horseLords', '3 swords');
  const steps = scene.moves('horseLords', 'step').map((move) => ({ move, notation: move }));
  expect(namesOf(steps)).toEqual(['step 14>', 'step 46>']);
  const [from14] = menuOf(steps, notation.parts);
  expect(namesOf(from14?.moves ?? [])).toEqual(
    expect.arrayContaining(['step 14>5', 'step 14>15', 'step 14>22']),
  );
});
