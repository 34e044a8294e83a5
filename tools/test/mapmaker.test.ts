import { faultsOfGraph } from '@sanguine/bloodstones/content/maps/graph-check.ts';
import { faultsOfShape } from '@sanguine/bloodstones/content/maps/shape-check.ts';
import { describe, expect, test } from 'vitest';
import { type Command, commandOf } from '../mapmaker/command.ts';
import { graphText, shapeText } from '../mapmaker/files.ts';
import { type Made, makeMap } from '../mapmaker/maker.ts';

const make = (seed: string, most: number): Made => {
  const made = makeMap({ seed, id: 'trial', name: { en: 'Trial', ja: '試み' }, players: [2, most] });
  if (!made) throw new Error(`seed ${seed} gave no map`);
  return made;
};

describe('a made map', () => {
  test('is the same for the same seed and another for another', () => {
    const first = make('amber', 2);
    expect(make('amber', 2)).toEqual(first);
    expect(make('basalt', 2).map.areas).not.toEqual(first.map.areas);
  });

  test.each([
    ['amber', 2],
    ['basalt', 3],
    ['cedar', 4],
  ])('from seed %s for %i players passes every check', (seed, most) => {
    const { map, shape } = make(seed, most);
    expect(map.areas.length).toBe(19 * most);
    expect(faultsOfGraph(map)).toEqual([]);
    expect(faultsOfShape(map, shape)).toEqual([]);
  });

  test('is written as JSON that reads back unchanged', () => {
    const { map, shape } = make('amber', 2);
    expect(JSON.parse(graphText(map))).toEqual(map);
    expect(JSON.parse(shapeText(shape))).toEqual(shape);
  });
});

describe('the command line', () => {
  const flags = {
    seed: '7',
    players: '2-4',
    id: 'trial',
    'name-en': 'Trial',
    'name-ja': '試み',
    out: 'there',
  };
  const command = (changes: Record<string, string>): Command | string =>
    commandOf(Object.entries({ ...flags, ...changes }).map(([flag, value]) => `--${flag}=${value}`));

  test('gives an order', () => {
    const order = { seed: '7', id: 'trial', name: { en: 'Trial', ja: '試み' }, players: [2, 4] };
    expect(command({})).toEqual({ order, out: 'there' });
    expect(command({ players: '3' })).toMatchObject({ order: { players: [3, 3] } });
  });

  test.each([
    [{ players: '7' }, /^--players 7: /u],
    [{ players: '4-2' }, /^--players 4-2: /u],
    [{ id: 'Trial Map' }, /^--id Trial Map: /u],
    [{ 'name-ja': ' ' }, /^missing: --name-ja$/u],
    [{ colour: 'red' }, /'--colour'/u],
  ])('refuses %j in one line', (changes, reason) => {
    const answer = command(changes);
    expect(answer).toMatch(reason);
    expect(answer).not.toContain('\n');
  });
});
