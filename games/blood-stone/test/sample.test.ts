import { swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { printMove } from '../rules/notation.ts';
import { sample } from '../rules/sample.ts';
import { Scene, type Side } from './scene.ts';

/** All moves that sampling yields in a position, in notation. */
function drawn(scene: Scene, side: Side, draws = 20_000): string[] {
  const random = swiftRandom('sample');
  const texts = new Set<string>();
  for (let draw = 0; draw < draws; draw++)
    texts.add(printMove(scene.state, sample(scene.state, scene.seat(side), random)));
  return [...texts].toSorted();
}

test.each<[string, Side, () => Scene]>([
  ['placing', 'witch', () => Scene.opening().does('witch', 'place witch e2', 'place toad c3')],
  [
    'when all are placed',
    'soldiers',
    () =>
      Scene.opening()
        .does(
          'witch',
          'place witch e2',
          'place toad c3',
          'place boar d3',
          'place wolf e3',
          'place raven f3',
          'ready',
        )
        .does('soldiers', 'place archer e12', 'place spearman d11', 'place swordsman f11'),
  ],
  [
    'in the Soldiers’ turn',
    'soldiers',
    () =>
      new Scene('witch e6, wolf e8, archer e9, spearman d9, zombie swordsman e4, realm boar').hand(
        'soldiers',
        'ghostStep banish',
      ),
  ],
  [
    'in the Witch’s turn',
    'witch',
    () =>
      new Scene('witch e6, wolf e8, archer e9 2, spearman d9, realm boar', { turn: 'witch' }).hand(
        'witch',
        'zombify bloodMist raiseHusk',
      ),
  ],
  [
    'in Manipulate',
    'witch',
    () =>
      new Scene('witch e6, wolf e8, raven d9, archer e9', { turn: 'witch' })
        .hand('witch', 'manipulate')
        .does('witch', 'cast manipulate'),
  ],
  [
    'in a whisper',
    'soldiers',
    () =>
      new Scene('witch a1, archer e9')
        .hand('soldiers', 'whisper')
        .hand('witch', 'siphon bloodMist')
        .does('soldiers', 'cast whisper'),
  ],
])('%s chance brings every legal move and no other', (_, side, position) => {
  const scene = position();
  expect(drawn(scene, side)).toEqual(scene.moves(side).toSorted());
});
