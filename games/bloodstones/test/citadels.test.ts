import { swiftRandom } from '@sanguine/kernel';
import { expect, test, vi } from 'vitest';
import type { Area } from '../content/map.ts';
import { citadelSites, type CitadelReach, reachOf, shutOut } from '../content/maps/citadels.ts';
import { faultsOfGraph } from '../content/maps/graph-check.ts';
import { writeMap } from '../content/maps/made.ts';
import { bloodstones, DEFAULT_OPTIONS } from '../index.ts';
import { tangledMap } from './tangled-map.ts';

// Unchanged; the spy only counts calls.
vi.mock('../content/maps/graph-check.ts', { spy: true });

const TOO_LONG = /takes too long to find out/;

/** Whether at most `count` citadels can shut everybody out, by brute force. */
function canShutOut(reach: CitadelReach, count: number, open: readonly Area[] = [...reach.keys()]): boolean {
  if (open.length === 0) return true;
  if (count === 0) return false;
  return open.some((site) =>
    canShutOut(
      reach,
      count - 1,
      open.filter((area) => reach.get(site)?.has(area) === false),
    ),
  );
}

/** Random maps, small enough for brute force. */
const SMALL = Array.from({ length: 300 }, (_, seed) => {
  const random = swiftRandom(`small ${seed}`);
  const tangle = { areas: 8 + random.int(16), neighbours: 2 + random.int(4), span: 2 + random.int(20) };
  return { reach: reachOf(tangledMap({ ...tangle, players: 6 }, random)), count: 1 + random.int(4) };
});

test('ruling 14: a blockade is found where there is one, and only there', () => {
  const answers = SMALL.map(({ reach, count }) => {
    const blockade = shutOut(reach, count);
    expect(blockade !== 'none').toBe(canShutOut(reach, count));
    if (typeof blockade === 'string') return blockade;
    expect(blockade.length).toBeLessThanOrEqual(count);
    for (const area of reach.keys())
      expect(blockade.filter((site) => reach.get(site)?.has(area) === true)).not.toEqual([]);
    for (const site of blockade)
      expect(blockade.filter((other) => reach.get(site)?.has(other) === true)).toEqual([site]);
    return 'found';
  });
  // Both occur often enough to be meaningful.
  for (const answer of ['none', 'found'])
    expect(answers.filter((each) => each === answer).length).toBeGreaterThan(50);
});

test('citadel sites can all stand at once, and no more of them are looked for than are wanted', () => {
  for (const { reach } of SMALL) {
    const sites = citadelSites(reach, 3);
    expect(sites.length).toBeLessThanOrEqual(3);
    for (const site of sites)
      expect(sites.filter((other) => reach.get(site)?.has(other) === true)).toEqual([site]);
  }
});

test.each([
  { areas: 140, neighbours: 7, span: 140 },
  { areas: 200, neighbours: 9, span: 40 },
])(
  'a map nobody could check in time is refused and says why: $areas areas with $neighbours each',
  (tangle) => {
    const map = tangledMap({ ...tangle, players: 6 }, swiftRandom('tangled'));
    expect(faultsOfGraph(map)).toEqual([expect.stringMatching(TOO_LONG)]);
    const setup = { seats: 2, map: writeMap(map), options: DEFAULT_OPTIONS };
    expect(bloodstones.refuseSetup(setup)).toMatchObject({
      code: 'setup.badMap',
      facts: { problem: expect.stringMatching(TOO_LONG) as string },
    });
  },
);

test('a map is checked once: asked about again, the answer is remembered by its text', () => {
  const map = tangledMap({ areas: 200, neighbours: 9, span: 60, players: 6 }, swiftRandom('asked again'));
  const setup = { seats: 2, map: writeMap(map), options: DEFAULT_OPTIONS };
  const asked = vi.mocked(faultsOfGraph).mock.calls.length;
  expect(bloodstones.refuseSetup(setup)).toEqual(bloodstones.refuseSetup({ ...setup }));
  expect(vi.mocked(faultsOfGraph).mock.calls.length).toBe(asked + 1);
});
