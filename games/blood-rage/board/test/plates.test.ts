import { LOCALES, type Locale } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { AGES } from '../../content/cards.ts';
import { FIGURES } from '../../content/clan.ts';
import {
  FJORDS,
  OUTER,
  OUTER_PROVINCES,
  type Place,
  PLACES,
  type Province,
  PROVINCES,
  YGGDRASIL,
} from '../../content/provinces.ts';
import { isFjord, isOuter } from '../../rules/atlas.ts';
import { Scene } from '../../test/scene.ts';
import { reachOf } from '../look/token.tsx';
import { COIN } from '../ring/coin.tsx';
import { placed } from '../ring/placing.ts';
import { plateBox, type PlateBox } from '../ring/plate-box.ts';
import { plateWords } from '../ring/plates.tsx';
import { type Ring, RINGS } from '../ring/ring.ts';
import type { Point } from '../ring/shape.ts';
import { spotOf } from '../ring/spots.ts';

interface Disc extends Point {
  readonly r: number;
  readonly what: string;
}

/** The clan's emblem at the lower right of Leaders and Monsters. */
const BADGE = { aside: 15, r: 9.5 };
/** The widest figure that stands in villages, with its line. */
const WIDEST = Math.max(...FIGURES.filter((figure) => figure !== 'ship').map(reachOf)) + 2;

/** Every clan’s Ship and the Sea Serpent in one fjord; four clans’ Leaders, Warriors and Monsters under the tree. */
const MOST = { fjord: 5, yggdrasil: 16 };

const spotsIn = (place: Place): number =>
  isOuter(place) ? OUTER_PROVINCES[place].villages : isFjord(place) ? MOST.fjord : MOST.yggdrasil;

/** The largest figures on every spot that the rules can fill. */
function crowd(ring: Ring): Disc[] {
  return PLACES.flatMap((place) =>
    Array.from({ length: spotsIn(place) }, (_, slot): Disc[] => {
      const { x, y } = spotOf(ring, place, slot);
      const what = `${place} ${slot}`;
      if (isFjord(place)) return [-18, -6, 6, 18].map((dx) => ({ x: x + dx, y: y - 8, r: 20, what }));
      const scale = place === YGGDRASIL ? ring.shape.crowd : 1;
      return [
        { x, y, r: WIDEST * scale, what },
        { x: x + BADGE.aside * scale, y: y + BADGE.aside * scale, r: BADGE.r * scale, what },
      ];
    }).flat(),
  );
}

/** The radius of the hexagons with the rewards. */
const TOKEN = 19;

const tokens = (ring: Ring): Disc[] =>
  OUTER.map((outer) => ({ ...ring.provinces[outer].token, r: TOKEN, what: `token of ${outer}` }));

function gap({ left, top, width, height }: PlateBox, { x, y, r }: Disc): number {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.hypot(dx, dy) - r;
}

/** All plates a province may have in the course of a game. */
function platesOf(ring: Ring, locale: Locale, province: Province): PlateBox[] {
  const outer = OUTER.find((one) => one === province);
  const fates = outer === undefined ? (['sound'] as const) : (['sound', 'doomed', 'destroyed'] as const);
  const dooms = outer === undefined ? [] : AGES.map((age) => OUTER.slice(0, age - 1).concat(outer));
  return [[], ...dooms].flatMap((doomed) =>
    fates.map((fate) =>
      plateBox(ring, province, plateWords(locale, { age: 1, doomed, destroyed: [] }, province, fate)),
    ),
  );
}

describe.each(Object.values(RINGS))('on the $shape.name board', (ring) => {
  test.each(LOCALES)('no name plate lies over a figure or a token, however crowded (%s)', (locale) => {
    const things = [...crowd(ring), ...tokens(ring)];
    const covered = PROVINCES.flatMap((province) =>
      platesOf(ring, locale, province).flatMap((plate) =>
        things.flatMap((thing) => (gap(plate, thing) < 0 ? [`${province} over ${thing.what}`] : [])),
      ),
    );
    expect([...new Set(covered)]).toEqual([]);
  });

  test.each(LOCALES)('name plates lie within the board and beside each other (%s)', (locale) => {
    const plates = PROVINCES.flatMap((province) =>
      platesOf(ring, locale, province).map((plate) => ({ province, plate })),
    );
    for (const { province, plate } of plates) {
      const { left, top, width, height } = plate;
      expect(left, province).toBeGreaterThan(0);
      expect(top, province).toBeGreaterThan(0);
      expect(left + width, province).toBeLessThan(ring.shape.width);
      expect(top + height, province).toBeLessThan(ring.shape.height);
      for (const other of plates.filter((one) => one.province !== province)) {
        const apart = Math.max(
          other.plate.left - left - width,
          left - other.plate.left - other.plate.width,
          other.plate.top - top - height,
          top - other.plate.top - other.plate.height,
        );
        expect(apart, `${province} and ${other.province}`).toBeGreaterThan(0);
      }
    }
  });

  test.each(LOCALES)('no price lies over a figure, a token or the name of another place (%s)', (locale) => {
    const things = [...crowd(ring), ...tokens(ring)];
    const prices = [
      ...FJORDS.map((place) => ({ place, ...ring.fjords[place].coin })),
      ...PROVINCES.flatMap((place) => platesOf(ring, locale, place).map(({ coin }) => ({ place, ...coin }))),
    ];
    const covered = prices.flatMap(({ place, x, y }) =>
      [
        ...things.filter((one) => Math.hypot(one.x - x, one.y - y) < one.r + COIN).map(({ what }) => what),
        ...PROVINCES.filter(
          (other) =>
            other !== place &&
            platesOf(ring, locale, other).some((plate) => gap(plate, { x, y, r: COIN, what: place }) < 0),
        ),
        ...(x < COIN || y < COIN || x > ring.shape.width - COIN || y > ring.shape.height - COIN
          ? ['edge']
          : []),
      ].map((what) => `${place} over ${what}`),
    );
    expect([...new Set(covered)]).toEqual([]);
  });
});

test('the fullest fjord and the fullest tree have a spot for each', () => {
  const scene = new Scene(
    'wolf ne ship, yggdrasil leader 2 warrior troll valkyrie, sheet troll valkyrie; bear ne ship, yggdrasil leader 2 warrior fire-giant frost-giant, sheet fire-giant frost-giant; serpent ne ship, yggdrasil leader 2 warrior dark-elf dwarf-chieftain, sheet dark-elf dwarf-chieftain; raven ne ship, yggdrasil leader 2 warrior volur-witch soldier-of-hel, sheet volur-witch soldier-of-hel',
    { age: 3 },
  );
  const pieces = placed([], scene.state);
  const slots = (place: Place): number =>
    new Set(pieces.filter(({ at }) => at === place).map(({ slot }) => slot)).size;
  expect(slots(YGGDRASIL)).toBe(MOST.yggdrasil);
  expect(FJORDS.reduce((most, fjord) => Math.max(most, slots(fjord)), 0)).toBe(MOST.fjord - 1);
  for (const ring of Object.values(RINGS)) expect(ring.seats).toHaveLength(MOST.yggdrasil);
});
