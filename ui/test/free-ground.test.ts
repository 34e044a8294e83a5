import { describe, expect, test } from 'vitest';
import { bounded, fitScale, type Point, pointUnder, ZOOM_LIMITS } from '../viewport/camera.ts';
import { Hands, reached } from './hands.ts';
import { Plane } from './plane.ts';

const VIEW = { width: 800, height: 600 };
/** Zooms from the whole table to one disc filling the view. */
const LIMITS = { farthest: 1, closest: 24 };

function seated(limits = LIMITS): { readonly plane: Plane; readonly hands: Hands } {
  const plane = new Plane();
  const { ground, world, unit, pieceAt } = plane;
  return { plane, hands: new Hands({ ground, world, view: VIEW, unit, nudge: 100, limits, pieceAt }) };
}

const POINTERS = ['mouse', 'touch'] as const;
const NEAR: Point = { x: 2000, y: 1300 };

describe.each(POINTERS)('by %s', (means) => {
  test('a drag on bare ground moves the view, one on a disc the disc', () => {
    const { plane, hands } = seated();
    hands.nearer(means, plane.at);
    const before = hands.camera;
    hands.drag(means, { x: 2000, y: 1200 }, { x: 2100, y: 1300 });
    expect(hands.camera).not.toEqual(before);
    expect(plane.planned.get()).toBeNull();
    const now = hands.camera;
    hands.drag(means, plane.at, NEAR);
    expect(hands.camera).toEqual(now);
    expect(Math.abs(plane.at.x - NEAR.x)).toBeLessThan(10);
    expect(Math.abs(plane.at.y - NEAR.y)).toBeLessThan(10);
  });

  test('what is grabbed by its rim does not jump to the pointer', () => {
    const { plane, hands } = seated();
    const seen: (Point | null)[] = [];
    plane.held.subscribe(() => {
      seen.push(plane.held.get());
    });
    const rim = { x: plane.disc.x + 30, y: plane.disc.y + 30 };
    hands.drag(means, rim, { x: rim.x - 200, y: rim.y });
    expect(plane.planned.get()?.y).toBe(plane.disc.y);
    expect(seen.at(-1)).toBeNull();
    expect(seen.length).toBeGreaterThan(2);
  });

  test('a press is no drag: what was taken is let go, and bare ground is a point', () => {
    const { plane, hands } = seated();
    hands.press(means, plane.disc);
    expect([plane.planned.get(), plane.held.get()]).toEqual([null, null]);
    hands.press(means, NEAR);
    expect(plane.planned.get()).not.toBeNull();
  });

  test('where the rules say no it goes back', () => {
    const { plane, hands } = seated();
    hands.drag(means, plane.disc, { x: 4000, y: 1500 });
    expect([plane.planned.get(), plane.held.get()]).toEqual([null, null]);
  });

  test('every legal point can be reached, whether or not anybody listed it', () => {
    const listed = new Set(new Plane().listed().map(({ x, y }) => `${x} ${y}`));
    const legal = Array.from({ length: 400 }, (_, at) => ({
      x: 1600 + ((at * 7919) % 1201),
      y: 900 + ((at * 104_729) % 1201),
    })).filter((to) => new Plane().legal(to));
    const unlisted = legal.filter(({ x, y }) => !listed.has(`${x} ${y}`));
    expect(unlisted.length).toBeGreaterThan(200);
    const missed = (how: 'drag' | 'press'): Point[] =>
      unlisted.filter((to) => {
        const { plane, hands } = seated();
        return !reached(hands, means, to, { at: () => plane.at, how });
      });
    expect(missed('drag')).toEqual([]);
    // Only points under the disc itself cannot be pressed.
    expect(missed('press').filter((to) => new Plane().pieceAt(to) === null)).toEqual([]);
  });

  test('a view that does not zoom far enough is found: some points lie between two pixels', () => {
    const missed = Array.from({ length: 40 }, (_, at) => ({ x: 2000 + at, y: 1300 + at })).filter((to) => {
      const { plane, hands } = seated(ZOOM_LIMITS);
      return !reached(hands, means, to, { at: () => plane.at, how: 'press' });
    });
    expect(missed.length).toBeGreaterThan(0);
  });
});

test('a second finger lets go of the disc, and the two pinch', () => {
  const { plane, hands } = seated();
  hands.down('touch', plane.disc, 1);
  hands.move({ x: 2100, y: 1400 }, 1);
  expect(plane.held.get()).not.toBeNull();
  const before = hands.camera;
  hands.down('touch', { x: 1800, y: 1400 }, 2);
  expect([plane.planned.get(), plane.held.get()]).toEqual([null, null]);
  expect(hands.camera).toEqual(before);
  hands.move({ x: 1500, y: 1400 }, 2);
  expect(hands.camera.scale).toBeGreaterThan(before.scale);
  hands.up({ x: 1500, y: 1400 }, 2);
  hands.move({ x: 2300, y: 1500 }, 1);
  hands.up({ x: 2300, y: 1500 }, 1);
  expect(plane.planned.get()).toBeNull();
});

test('Escape lets go of what is dragged, and the rest of the drag moves nothing', () => {
  const { plane, hands } = seated();
  expect(hands.escape()).toBe(false);
  hands.down('mouse', plane.disc);
  hands.move(NEAR);
  expect(hands.escape()).toBe(true);
  const before = hands.camera;
  hands.move({ x: 2400, y: 1000 });
  hands.up({ x: 2400, y: 1000 });
  expect([plane.planned.get(), plane.held.get(), hands.camera]).toEqual([null, null, before]);
});

describe('by keys', () => {
  test('arrows nudge the focused disc by an inch, Enter drops it', () => {
    const { plane, hands } = seated();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) expect(hands.key(key, 'disc')).toBe(true);
    expect([plane.held.get(), plane.planned.get()]).toEqual([{ x: 2000, y: 1400 }, null]);
    expect(hands.key('Enter', 'disc')).toBe(true);
    expect([plane.held.get(), plane.planned.get()]).toEqual([null, { x: 2000, y: 1400 }]);
  });

  test('Escape lets it go; keys without a piece are not for the board', () => {
    const { plane, hands } = seated();
    expect([hands.key('ArrowUp', null), hands.key('Enter', 'disc')]).toEqual([false, false]);
    hands.key('ArrowUp', 'disc');
    expect(hands.key('Escape', 'disc')).toBe(true);
    expect([plane.held.get(), plane.planned.get()]).toEqual([null, null]);
  });
});

test('a mouse that glides tells each point once, and layers draw from it alone', () => {
  const { plane, hands } = seated();
  const drawn: (Point | null)[] = [];
  const stop = plane.pointed.subscribe(() => {
    drawn.push(plane.pointed.get());
  });
  for (const to of [NEAR, { ...NEAR }, null, null, NEAR]) hands.glide(to);
  expect(drawn.map((point) => point !== null)).toEqual([true, false, true]);
  stop();
  hands.glide(null);
  expect(drawn).toHaveLength(3);
});

test('a view has a unit, and zooms from the whole table to one portrait', () => {
  const { world, unit } = new Plane();
  const far = bounded({ x: 0, y: 0, scale: 0 }, VIEW, world, LIMITS);
  expect(far.scale).toBe(fitScale(VIEW, world));
  expect(bounded({ ...far, scale: 100 }, VIEW, world, LIMITS).scale).toBe(24);
  expect(bounded({ ...far, scale: 100 }, VIEW, world).scale).toBe(3);
  const corner = pointUnder(far, { x: far.x + world.width * far.scale, y: far.y }, unit);
  expect([Math.round(corner.x), Math.round(corner.y)]).toEqual([4400, 0]);
});
