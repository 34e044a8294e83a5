import { describe, expect, test } from 'vitest';
import {
  bounded,
  centred,
  fitScale,
  isWhole,
  resized,
  revealing,
  seen,
  wholeWorld,
  zoomed,
} from '../viewport/camera.ts';
import { detailAt, pieceScale } from '../viewport/detail.ts';

const view = { width: 800, height: 400 };
const world = { width: 1600, height: 1200 };

describe('looking at a world', () => {
  test('the whole of it is as large as the view allows', () => {
    expect(fitScale(view, world)).toBeCloseTo(1 / 3);
    const whole = bounded(wholeWorld(view, world), view, world);
    expect([whole.scale, whole.y]).toEqual([1 / 3, 0]);
    expect(whole.x).toBeCloseTo(400 - 1600 / 6);
  });

  test('the whole of a small one fills the view, too, and nobody goes farther away than that who should not', () => {
    const small = { width: 400, height: 200 };
    expect(bounded(wholeWorld(view, small), view, small)).toEqual({ x: 0, y: 0, scale: 2 });
    const least = { farthest: Infinity, closest: 3 };
    expect(bounded({ x: 0, y: 0, scale: 0.1 }, view, small, least).scale).toBe(2);
  });

  test('zooming leaves the point under the pointer where it is', () => {
    const before = { x: -120, y: -60, scale: 0.8 };
    const after = zoomed(before, 1.5, { x: 300, y: 100 });
    const under = (camera: typeof before): number[] => [
      (300 - camera.x) / camera.scale,
      (100 - camera.y) / camera.scale,
    ];
    expect(after.scale).toBeCloseTo(1.2);
    for (const [at, value] of under(after).entries())
      expect(value).toBeCloseTo(under(before)[at] ?? Number.NaN);
  });

  test('nobody gets lost: the world cannot be pushed farther than to its edge', () => {
    const { x, y } = bounded({ x: 5000, y: -5000, scale: 1 }, view, world);
    expect([x, y]).toEqual([0, 400 - 1200]);
  });

  test('a point is brought into the middle as far as no desk shows beside the world', () => {
    const middle = centred({ x: 100, y: 900 }, 1, view);
    expect(seen(middle, view)).toMatchObject({ x: -300, y: 700 });
    expect(bounded(middle, view, world)).toEqual({ x: 0, y: -700, scale: 1 });
  });

  test('what is in view already is not moved; what is not comes in by the least shift', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(revealing(camera, { x: 200, y: 100, width: 50, height: 50 }, view)).toEqual(camera);
    expect(revealing(camera, { x: 900, y: 100, width: 50, height: 50 }, view, 56)).toEqual({
      x: 800 - 56 - 950,
      y: 0,
      scale: 1,
    });
  });
});

test('a view that changes its size keeps its middle, and the whole world if it showed it', () => {
  const small = { width: 800, height: 300 };
  const near = { x: -100, y: -100, scale: 1 };
  expect(resized(near, view, small, world)).toEqual({ x: -100, y: -150, scale: 1 });
  const whole = { x: 0, y: 0, scale: fitScale(view, world) };
  expect(isWhole(resized(whole, view, small, world), small, world)).toBe(true);
});

test('pieces grow with the zoom only a little, and are drawn in more or less detail instead', () => {
  expect([0.5, 1, 2].map((scale) => scale * pieceScale(scale))).toEqual([0.8, 1, 1.25]);
  expect([0.5, 1, 2].map(detailAt)).toEqual(['far', 'normal', 'near']);
});
