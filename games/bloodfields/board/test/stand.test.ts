import { describe, expect, test } from 'vitest';
import { distance } from '../../rules/geometry/disc.ts';
import { unitOf } from '../../rules/units.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { draftOf } from '../plan/draft.ts';
import { NOTHING, selectionFor } from '../plan/selection.ts';
import { type Stand, standAsker } from '../plan/stand.ts';
import { taskFor } from '../plan/task.ts';

/** What a place would mean for the acting unit of the south. */
function standAt(scene: Scene, x: number, y: number): Stand | null {
  const view = seen(scene, 0);
  const selection = { ...selectionFor(view, 0, NOTHING, null), way: [{ x, y }] };
  const task = taskFor(view, 0, selection);
  return standAsker(view)(task, draftOf(task, selection));
}

const acting = (): Scene =>
  new Scene('maud 10,10 inspire 1; orlen 5,5', 'cray 25,10; husk 16,12').does('south', 'activate maud');

describe('what is told of a place before a unit is set down there', () => {
  test('enemies are as far away as they are once it stands there', () => {
    const scene = acting();
    const told = standAt(scene, 12_000, 11_000);
    scene.does('south', 'move 12,11');
    const { state } = scene;
    expect(told?.walked).toBeCloseTo(Math.hypot(2000, 1000), 0);
    expect(told?.enemies.map(({ enemy }) => enemy)).toEqual([2, 3]);
    for (const { enemy, length } of told?.enemies ?? [])
      expect(length).toBe(distance(unitOf(state, 0), unitOf(state, enemy)));
  });

  test('whom the best attack is for and whose answer is the worst are pointed out', () => {
    const told = standAt(acting(), 12_000, 11_000);
    const roles = told?.enemies.map(({ enemy, role }) => ({ enemy, role })) ?? [];
    expect(roles.find(({ role }) => role === 'threat')?.enemy).toBe(told?.spot.answers[0]?.by);
    const prey = told?.spot.best?.target;
    expect(
      prey === told?.spot.answers[0]?.by ||
        roles.some(({ enemy, role }) => enemy === prey && role === 'prey'),
    ).toBe(true);
  });

  test('nothing is told of a place where it may not go', () => {
    expect(standAt(acting(), 30_000, 10_000)).toBeNull();
  });
});
