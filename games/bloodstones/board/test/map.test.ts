import { type Locale, LOCALES } from '@sanguine/kernel';
import { detailAt, pieceScale } from '@sanguine/ui/viewport/detail.ts';
import { describe, expect, test } from 'vitest';
import { findMap, MAPS } from '../../content/maps/index.ts';
import { writeMap } from '../../content/maps/made.ts';
import { areaCalled } from '../../content/maps/names.ts';
import { depth } from '../../content/maps/segment.ts';
import { loadShape } from '../../content/maps/shapes.ts';
import type { State } from '../../rules/state.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { choicesFor } from '../interaction/choices.ts';
import { marksFor } from '../interaction/marks.ts';
import { type Chart, chartOf } from '../map/chart.ts';
import { Charts } from '../map/charts.ts';
import { presenceIn, strengthShown } from '../map/forces.ts';
import { openingCamera } from '../map/opening.ts';
import { areaLabel } from '../map/labels.ts';
import { placePieces } from '../map/layout.ts';
import { letteringOf } from '../map/lettering.ts';
import { madeChart } from '../map/made-chart.ts';
import { areaTowards } from '../map/roving.ts';
import { placeBeside } from '../overlay/placing.ts';
import { NOTHING } from '../plan/selection.ts';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };

async function chart(id: string): Promise<Chart> {
  const map = findMap(id);
  const shape = await loadShape(id);
  if (map === undefined || shape === undefined) throw new Error(`no map ${id}`);
  return chartOf(map, shape);
}

describe('charts', () => {
  test('a drawing that cannot be loaded is replaced by a plain chart, and asked for again at the next look', async () => {
    let online = false;
    const charts = new Charts((id) => (online ? loadShape(id) : Promise.reject(new TypeError('no network'))));
    const [{ id } = { id: '' }] = MAPS;
    const map = findMap(id);
    expect(await charts.of(id)).toEqual(map && madeChart(map));
    online = true;
    expect(await charts.of(id)).toEqual(await chart(id));
    expect(charts.of(id)).toBe(charts.of(id));
    expect(await charts.of('atlantis')).toBeNull();
  });

  test.each(MAPS.map(({ id }) => id))('%s: every area has a place of its own', async (id) => {
    const { areas, sheet } = await chart(id);
    const spots = new Set(areas.map(({ centre }) => centre.join()));
    expect(spots.size).toBe(areas.length);
    for (const { centre, path, radius } of areas) {
      expect(centre[0]).toBeGreaterThan(sheet[0]);
      expect(centre[1]).toBeLessThan(sheet[1] + sheet[3]);
      expect(radius).toBeGreaterThan(20);
      expect(path).toMatch(/^M.*z$/i);
    }
  });

  test('a map that is only a list of neighbours is laid out without overlaps, neighbours near each other', () => {
    const [known] = MAPS;
    const map = known && findMap(writeMap(known));
    if (map === undefined) throw new Error('the map cannot be written');
    const { areas, roads, sheet } = madeChart(map);
    const apart = (a: number, b: number): number => {
      const [[x, y], [u, v]] = [areas[a]?.centre ?? [0, 0], areas[b]?.centre ?? [0, 0]];
      return Math.hypot(x - u, y - v);
    };
    const pairs = areas.flatMap(({ area: a }) => areas.slice(a + 1).map(({ area: b }) => apart(a, b)));
    expect(Math.min(...pairs)).toBeGreaterThan(80);
    const linked = roads.map(([a, b]) => apart(a, b));
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, one) => sum + one, 0) / values.length;
    expect(mean(linked)).toBeLessThan(mean(pairs) / 2.5);
    for (const { centre } of areas) {
      expect(centre[0]).toBeLessThan(sheet[2]);
      expect(centre[1]).toBeLessThan(sheet[3]);
    }
    expect(madeChart(map)).toEqual(madeChart(map));
  });

  test('arrow keys lead from every area to every other', async () => {
    const tyrants = await chart('tyrants-lament');
    const reached = new Set([0]);
    for (const area of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = areaTowards(tyrants, area, key);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(tyrants.areas.length);
    expect(areaTowards(tyrants, 0, 'Enter')).toBeNull();
  });
});

describe('pieces of an area', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'corsairs'] })
    .villages('corsairs', 14, 2)
    .units('dragonRiders', 14, '2 swords cavalry')
    .units('corsairs', 14, 'axes')
    .units('corsairs', 36, 'citadel axes');

  test('a plate counts the units and tells the strength of the part the force plays', () => {
    const { forces, contested, villages } = presenceIn(scene.state, 14);
    expect([contested, villages]).toEqual([true, 2]);
    const [riders, corsairs] = forces;
    if (riders === undefined || corsairs === undefined) throw new Error('two forces stand there');
    expect(riders).toMatchObject({ faction: 'dragonRiders', cavalry: 1, attack: 3, defence: 3 });
    expect(strengthShown(corsairs, 0, true)).toBe(corsairs.defence);
    const home = presenceIn(scene.state, 36);
    expect(home.citadel?.faction).toBe('corsairs');
    // The citadel has its own piece and is not counted, but it adds to the defence.
    expect(home.forces[0]).toMatchObject({ units: ['axes'], attack: 1, defence: 6 });
  });

  test('nothing stands on anything else, from far and near', () => {
    for (const detail of ['far', 'normal', 'near'] as const) {
      const spots = placePieces(presenceIn(scene.state, 14), detail);
      const heights = [...spots.villages.slice(0, 1), ...spots.stacks, spots.number].map(({ y }) => y);
      const gaps = heights.slice(1).map((y, at) => y - (heights[at] ?? y));
      expect(Math.min(...gaps), detail).toBeGreaterThan(detail === 'far' ? 9 : 14);
      expect(spots.contested, detail).not.toBeNull();
    }
  });

  test('a reader hears what is there and what can be done with it', () => {
    const view = seen(scene.hand('dragonRiders', 'blank'), 0);
    const choices = choicesFor(view, 0, NOTHING);
    const marks = marksFor(view, 0, NOTHING, choices, null, null, null);
    const label = areaLabel('en', view, ['Ann', 'Ben'], marks, 14);
    expect(label).toContain('Larkfield (14, plains)');
    expect(label).toContain('Ann (Dragon Riders), 3 units');
    expect(label).toContain('2 villages');
    expect(label).toContain('a battle waits here');
  });
});

describe('names on the map', () => {
  const look = (scale: number) => ({ detail: detailAt(scale), pieceScale: pieceScale(scale) });
  const NOBODY_THERE = { villages: 0, settler: null, citadel: null, forces: [], contested: false };
  const written = ({ areas, id }: Chart, view: State | null, scale: number, locale: Locale = 'en') =>
    letteringOf(
      { areas },
      areas.map(({ area }) => (view === null ? { area, ...NOBODY_THERE } : presenceIn(view, area))),
      ({ area }) => areaCalled(locale, id, area),
      look(scale),
    );

  test.each(MAPS.map(({ id }) => id))(
    '%s: nearly all are written where nobody stands, inside their borders',
    async (id) => {
      const drawn = await chart(id);
      for (const locale of LOCALES) {
        for (const scale of [0.82, 1.25, 2]) {
          const names = written(drawn, null, scale, locale);
          expect(names.length, `${locale} at ${scale}`).toBeGreaterThan(drawn.areas.length * 0.95);
          for (const { place, lines } of names) {
            for (const { x, y } of lines) {
              const zoom = pieceScale(scale);
              expect(
                depth(place.ring, [place.centre[0] + x * zoom, place.centre[1] + y * zoom]),
              ).toBeGreaterThan(0);
            }
          }
        }
      }
    },
  );

  test('none are written from far, nor on a map that is only circles and roads', async () => {
    const drawn = await chart('tyrants-lament');
    expect(written(drawn, null, 0.7)).toEqual([]);
    const [map] = MAPS;
    expect(map && written(madeChart(map), null, 1)).toEqual([]);
  });

  test('a name gives way to pieces, its own area’s and those of the areas around', async () => {
    const drawn = await chart('tyrants-lament');
    const named = (scene: Scene): string[] =>
      written(drawn, seen(scene, 0), 1).map(({ lines }) => lines.map(({ words }) => words).join(' '));
    const empty = new Scene({ factions: ['dragonRiders', 'corsairs'] });
    expect(named(empty)).toEqual(expect.arrayContaining(['Houndwood', 'Griefhorn', 'Tithe Acre']));
    const held = new Scene({ factions: ['dragonRiders', 'corsairs'] })
      .units('dragonRiders', 66, 'citadel 4 swords')
      .units('corsairs', 66, '2 axes');
    expect(named(held)).not.toContain('Houndwood');
    // Two armies under a citadel: its flag stands high over the border.
    expect(named(held)).not.toContain('Griefhorn');
    expect(named(held)).toContain('Tithe Acre');
  });

  test('a name of two words is broken where one line would touch the border', async () => {
    const lines = written(await chart('tyrants-lament'), null, 0.82).map((name) =>
      name.lines.map(({ words }) => words),
    );
    expect(lines.filter(({ length }) => length === 2).length).toBeGreaterThan(0);
    expect(lines.every((all) => all.every((words) => words !== '' && words.trim() === words))).toBe(true);
  });
});

describe('a slip beside an area', () => {
  const board = { left: 0, top: 100, width: 800, height: 500 };
  /** As browsers measure it: width and height are not own properties. */
  const size: { width: number; height: number } = Object.create({ width: 200, height: 120 });

  test('lies to its right, and at the edge to its left', () => {
    expect(placeBeside({ left: 300, top: 300, width: 80, height: 80 }, size, board, [])).toEqual({
      left: 392,
      top: 280,
    });
    const { left } = placeBeside({ left: 700, top: 300, width: 80, height: 80 }, size, board, []);
    expect(left).toBe(488);
  });

  test('does not hide what must be seen, nor leave the board', () => {
    const about = { left: 300, top: 110, width: 80, height: 80 };
    const chosen = { left: 400, top: 110, width: 80, height: 80 };
    const { left, top } = placeBeside(about, size, board, [chosen]);
    expect(left + size.width).toBeLessThanOrEqual(300);
    expect(top).toBeGreaterThanOrEqual(board.top);
  });
});

test('the board says the same things in both languages', () => {
  expect(LOCALES).toHaveLength(2);
  expect(Object.keys(ja).toSorted()).toEqual(Object.keys(en).toSorted());
  const named = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted();
  const japanese = new Map(Object.entries(ja));
  for (const [key, text] of Object.entries(en)) {
    // A translation may omit a placeholder of the other, but must not have additional ones.
    for (const name of named(japanese.get(key) ?? '')) expect(named(text), key).toContain(name);
  }
});

describe('where the view of a map begins', () => {
  const sheet = { width: 1500, height: 1200 };
  const desk = { width: 1100, height: 600 };
  const phone = { width: 390, height: 250 };

  test('without a home: the whole map, on a phone from edge to edge', () => {
    expect(openingCamera(desk, sheet, null)).toMatchObject({ scale: 0.5 });
    const { scale, x, y } = openingCamera(phone, sheet, null);
    expect(scale).toBe(0.26);
    expect([x, y]).toEqual([0, -31]);
  });

  test('around one’s home, at a scale it is read well', () => {
    const home = { x: 300, y: 200 };
    for (const room of [desk, phone]) {
      const { scale, x, y } = openingCamera(room, sheet, home);
      expect(scale).toBeGreaterThanOrEqual(0.82);
      expect([home.x * scale + x, home.y * scale + y]).toEqual([room.width / 2, room.height / 2]);
    }
  });

  test('on any screen a map fills the view or is seen whole', () => {
    for (const [width, height] of [
      [1100, 600],
      [1552, 750],
      [2100, 760],
      [2560, 1100],
      [390, 250],
    ] as const) {
      const { scale } = openingCamera({ width, height }, sheet, { x: 300, y: 200 });
      const [across, down] = [sheet.width * scale - width, sheet.height * scale - height];
      const isWhole = across <= 0.001 && down <= 0.001;
      const fills = across >= -0.001 && down >= -0.001;
      expect(isWhole || fills, `${width} by ${height}`).toBe(true);
    }
  });
});
