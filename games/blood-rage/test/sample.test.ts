import { swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { notation } from '../rules/notation.ts';
import { sample } from '../rules/sample.ts';
import { Scene, type Who } from './scene.ts';
import { passAll } from './season.ts';

/** All moves that sampling yields in a position, in notation. */
function drawn(scene: Scene, who: Who, draws: number): string[] {
  const random = swiftRandom('sample');
  const texts = new Set<string>();
  for (let draw = 0; draw < draws; draw++) {
    texts.add(notation.print(scene.state, scene.seat(who), sample(scene.state, scene.seat(who), random)));
  }
  return [...texts].toSorted();
}

test.each<[string, Who, () => Scene]>([
  [
    'in a turn with everything to do',
    'wolf',
    () =>
      new Scene(
        `wolf gimle leader 2 warrior, nw ship, valhalla 2 warrior,
         sheet friggas-domain friggas-sacrifice tyrs-challenge troll, hand dark-elf alfheim tyrs-bash;
         bear gimle warrior; serpent`,
        { age: 3, pillaged: 'myrkulor' },
      ),
  ],
  ['in a turn with nothing to do', 'wolf', () => new Scene('wolf valhalla leader 8 warrior ship; bear')],
  [
    'when cards are chosen',
    'wolf',
    () =>
      new Scene('wolf gimle warrior, hand troll tyrs-bash tyrs-rage; bear gimle warrior', { age: 2 }).does(
        'wolf',
        'pillage gimle',
      ),
  ],
  ['when one card is kept', 'wolf', () => passAll(new Scene('wolf hand troll tyrs-bash tyrs-smash; bear'))],
])('chance brings every legal move, and no other, %s', (_, who, scene) => {
  const legal = new Set(scene().moves(who));
  expect(drawn(scene(), who, 60_000)).toEqual([...legal].toSorted());
});

test('chance brings every choice of a pack', () => {
  const scene = Scene.opening(2);
  const name = scene.state.clans[0]?.name as Who;
  expect(drawn(scene, name, 5000)).toEqual([...new Set(scene.moves(name))].toSorted());
});
