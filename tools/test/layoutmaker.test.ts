import { findLayout } from '@sanguine/bloodfields/content/layout-text.ts';
import { LAYOUTS } from '@sanguine/bloodfields/content/layouts.ts';
import type { Layout } from '@sanguine/bloodfields/content/layouts.ts';
import type { TableSize } from '@sanguine/bloodfields/content/tables.ts';
import { rules } from '@sanguine/bloodfields/rules/rules.ts';
import { DEFAULT_OPTIONS } from '@sanguine/bloodfields/content/options.ts';
import { layoutFaults } from '@sanguine/bloodfields/rules/layout-check.ts';
import { describe, expect, test } from 'vitest';
import { commandOf } from '../layoutmaker/command.ts';
import { judge } from '../layoutmaker/judgement.ts';
import { type Made, makeLayout } from '../layoutmaker/maker.ts';

const make = (seed: string, size: TableSize): Made => {
  const made = makeLayout({ seed, size });
  if (made === null) throw new Error(`seed ${seed} gave no layout`);
  return made;
};

describe('a made layout', () => {
  test('is the same for the same seed and another for another', () => {
    expect(make('amber', 'small')).toEqual(make('amber', 'small'));
    expect(make('basalt', 'small').layout.id).not.toBe(make('amber', 'small').layout.id);
  });

  test.each([
    ['amber', 'large'],
    ['basalt', 'large'],
    ['cedar', 'small'],
    ['dune', 'pit'],
  ] as const)('from seed %s on a %s table passes every check and can be played on', (seed, size) => {
    const { layout, judgement } = make(seed, size);
    expect(judgement.faults).toEqual([]);
    expect(layoutFaults(layout)).toEqual([]);
    expect(findLayout(layout.id)?.pieces).toEqual(layout.pieces);
    const scenario = size === 'pit' ? 'pit' : 'three-standards';
    expect(
      rules.refuseSetup({ seats: 2, layout: layout.id, options: { ...DEFAULT_OPTIONS, scenario } }),
    ).toBeNull();
  });
});

describe('the judgement', () => {
  const [crossing] = LAYOUTS;
  if (crossing === undefined) throw new Error('there are no layouts');
  const without = (id: string): Layout => ({
    ...crossing,
    pieces: crossing.pieces.filter((one) => one.id !== id),
  });

  test.each(LAYOUTS.filter(({ size }) => size !== 'pit').map((layout) => [layout.id, layout] as const))(
    'finds the published layout %s symmetric, with no dead ground',
    (_, layout) => {
      expect(judge(layout).faults.filter((fault) => /twin|reached/.test(fault))).toEqual([]);
    },
  );

  test('misses a piece that was taken from one side', () => {
    const [first] = crossing.pieces;
    expect(judge(without(first?.id ?? '')).faults).toContainEqual(expect.stringContaining('has no twin'));
  });

  test('finds ground nobody can reach', () => {
    const wall = (id: string, x0: number, y0: number, x1: number, y1: number) => ({
      id,
      kind: 'rock' as const,
      corners: [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as const,
    });
    const pieces = [
      wall('a', 15_000, 10_000, 30_000, 11_000),
      wall('b', 15_000, 19_000, 30_000, 20_000),
      wall('c', 15_000, 10_000, 16_000, 20_000),
      wall('d', 29_000, 10_000, 30_000, 20_000),
    ];
    expect(judge({ ...crossing, pieces }).faults).toContainEqual(
      expect.stringContaining('cannot be reached'),
    );
  });
});

describe('the command line', () => {
  test('takes a seed and a size', () => {
    expect(commandOf(['--seed', 'amber', '--size', 'pit'])).toEqual({
      order: { seed: 'amber', size: 'pit' },
      preview: undefined,
    });
  });

  test.each([
    [[], 'missing: --seed'],
    [['--seed', 'a', '--size', 'huge'], '--size huge: large, small, pit'],
  ] as const)('says what is wrong with %j', (args, problem) => {
    expect(commandOf(args)).toBe(problem);
  });
});
