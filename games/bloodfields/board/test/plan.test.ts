import { describe, expect, test } from 'vitest';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { bodiesFor, unitOf } from '../../rules/units.ts';
import { Scene } from '../../test/scene.ts';
import { game, seen } from '../../test/spoken.ts';
import { choicesFor } from '../interaction/choices.ts';
import { hitsOf } from '../plan/hits.ts';
import { pushBy } from '../plan/pushed.ts';
import { landingOf } from '../plan/reach.ts';
import { freeArcs } from '../plan/rim.ts';
import { NOTHING, selectionFor, type View } from '../plan/selection.ts';
import { contactSpot, snapsFor } from '../plan/snaps.ts';

const choices = (view: View) => choicesFor(view, 0, selectionFor(view, 0, NOTHING, null));

describe('the rim at which a charge ends', () => {
  const charged = (): View =>
    seen(
      new Scene('orlen 10,10 inspire 2; pike 12,12', 'cray 19,10; husk 18.5,11.3')
        .does('south', 'activate orlen')
        .rolls('6 6')
        .does('south', 'charge cray')
        .asks('south', 'contact'),
      0,
    );

  test('is bright where the rules let it stand, and nowhere else', () => {
    const view = charged();
    const { task } = choices(view);
    if (task?.kind !== 'place' || task.beside === null) throw new Error('nobody is set down');
    const { beside, r } = task;
    const arcs = freeArcs(task);
    expect(arcs.length).toBeGreaterThan(0);
    for (const [degrees, { x, y }] of DIRECTIONS.entries()) {
      const reach = (beside.r + r + 2) / UNIT;
      const at = { x: Math.round(beside.x + x * reach), y: Math.round(beside.y + y * reach) };
      const bright = arcs.some(({ from, to }) => degrees >= from && degrees <= to);
      const near = arcs.some(({ from, to }) => degrees > from - 3 && degrees < to + 3);
      const ok = game.engine.refuse(view, 0, { do: 'contact', at }) === null;
      // Only every second degree is checked, so an arc may begin a degree late.
      expect(ok ? near : !bright || near, `${degrees}`).toBe(true);
      expect(bright && !ok && degrees % 2 === 0, `${degrees}`).toBe(false);
    }
  });
});

describe('whom a shot would strike', () => {
  test('under a template: nearest to its middle first, as they are struck when it falls there', () => {
    const scene = new Scene('bombard 5,10; cray 3,25', 'tobren 20,10; orlen 22,10; maud 40,5')
      .does('south', 'activate bombard')
      .does('south', 'attack shell tobren')
      .asks('south', 'shoot');
    const told = hitsOf(seen(scene, 0), { do: 'aim', from: null, at: { x: 20_000, y: 10_000 } });
    scene.rolls('1 1 skull skull blank blank armour armour').does('south', 'aim 20,10');
    const struck = scene.told('attack.hit').map(({ target }) => target);
    expect(told?.units.map((id) => `1:${unitOf(scene.state, id).kind}.1`)).toEqual(struck);
    // It has not moved: 2 to 5 inches, less one for the band and one for a steady gun.
    expect(told?.scatter).toMatchObject({ astray: [1000, 2000, 3000], dud: 1 / 6 });
    expect(told?.scatter?.straight).toBeCloseTo(2 / 6);
  });

  test('along the line of a cannon: nearest to it first, as far as the ball may fly', () => {
    const scene = new Scene('cannon 5,10; suun 22,10.3', 'tobren 18,10; orlen 26,10; maud 40,5').does(
      'south',
      'activate cannon',
      'attack litany-shot',
    );
    const aimed: AnyMove = { do: 'aim', from: { x: 6181, y: 10_000 }, at: { x: 17_000, y: 10_000 } };
    const told = hitsOf(seen(scene, 0), aimed);
    expect(told?.units.map((id) => unitOf(scene.state, id).kind)).toEqual(['tobren', 'suun', 'orlen']);
    expect(told?.end).toEqual({ x: 29_000, y: 10_000 });
  });

  test('by an array: those the rules put dice on', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; pike 10,12', 'cray 15,10; husk 15,12')
      .does('south', 'activate organ-gun')
      .rolls('3 4')
      .does('south', 'attack volley');
    const told = hitsOf(seen(scene, 0), { do: 'fan', direction: 10 });
    scene.does('south', 'fan 10');
    expect(told?.units.map((id) => `1:${unitOf(scene.state, id).kind}.1`)).toEqual(
      scene.told('array.turned')[0]?.enemies,
    );
  });
});

test('a push is foreseen where it ends', () => {
  const scene = new Scene('tobren 10,10; orlen 5,5', 'cray 11.417,10; husk 14,10').does(
    'south',
    'activate tobren',
  );
  const view = seen(scene, 0);
  const attack: AnyMove = { do: 'attack', skill: 'shield-slam', target: 2 };
  const told = pushBy(view, 0, 2, [attack]);
  scene.rolls('skull blank blank blank').does('south', 'attack shield-slam cray');
  const [pushed] = scene.told('unit.pushed');
  expect(pushed).toBeDefined();
  expect(told?.to).toEqual(pushed?.to);
  expect(told?.stopped).toBe(pushed?.into !== null);
});

test('ground to land on is what the rules accept: 700 places for a flight and a jump', () => {
  const terrain = 'rock 12,9 14,9 14,11 12,11; forest 6,12 10,12 10,15 6,15; fence 12,5 16,5 16,5.4 12,5.4';
  const wrong: string[] = [];
  let [shaded, outside] = [0, 0];
  for (const [own, ability] of [
    ['perrin', 'soar'],
    ['ssil', 'pounce'],
  ] as const) {
    const scene = new Scene(`${own} 10,8; maud 11.5,12`, 'cray 8,6; husk 15,8', { terrain })
      .does('south', `activate ${own}`, `use ${ability}`)
      .asks('south', 'go');
    const view = seen(scene, 0);
    const { task } = choices(view);
    if (task?.kind !== 'leap') throw new Error('nobody leaps');
    const shape = landingOf(task, bodiesFor(view, 0, task.unit), fieldFor(view));
    if (shape === null) throw new Error('nowhere to land');
    const isShaded = ({ x, y }: Point, by: number): boolean =>
      span(task.disc, { x, y }) < task.allowance - by &&
      shape.circles.every((circle) => span(circle, { x, y }) > circle.s + by) &&
      shape.polygons.every(({ sides }) => sides.some(({ nx, ny, c }) => nx * x + ny * y - c > shape.r + by));
    for (let step = 0; step < 361; step += 1) {
      const at = { x: 800 + (step % 19) * 960, y: 800 + Math.floor(step / 19) * 820 };
      const ok = game.engine.refuse(view, 0, { do: 'move', path: [at] }) === null;
      if (isShaded(at, 20)) {
        shaded += 1;
        if (!ok) wrong.push(`${own}: ${at.x},${at.y} is shaded`);
      } else if (span(task.disc, at) > task.allowance + 20) {
        outside += 1;
        if (ok) wrong.push(`${own}: ${at.x},${at.y} is not`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shaded).toBeGreaterThan(100);
  expect(outside).toBeGreaterThan(100);
});

describe('the spots the bar offers', () => {
  const walking = (): View =>
    seen(
      new Scene('maud 10,10; orlen 5,5', 'cray 25,10; husk 16,12', {
        terrain: 'ruins 11,12 15,12 15,15 11,15; fence 6,7 9,7 9,7.4 6,7.4',
      }).does('south', 'activate maud'),
      0,
    );

  test('may all be walked to, each for another reason, a full advance last', () => {
    const view = walking();
    const { task, spots } = choices(view);
    if (task?.kind !== 'walk') throw new Error('nobody walks');
    const snaps = snapsFor(view, task, spots);
    expect(snaps.at(-1)?.why.why).toBe('straight');
    expect(new Set(snaps.map(({ why }) => why.why)).size).toBe(snaps.length);
    for (const { spot } of snaps) expect(game.engine.refuse(view, 0, spot.move)).toBeNull();
    expect(snaps.map(({ enemies }) => enemies)).toEqual(snaps.map(() => 2));
  });

  test('contact is one of them only where somebody is near enough', () => {
    expect(contactSpot(choices(walking()).spots)).toBeNull();
    const near = seen(
      new Scene('maud 10,10; orlen 5,5', 'cray 13,10; husk 16,12').does('south', 'activate maud'),
      0,
    );
    expect(contactSpot(choices(near).spots)?.why).toMatchObject({ why: 'contact', to: 2 });
  });
});
