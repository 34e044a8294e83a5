import type { Ladder } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { ladderLines, ladderSource } from '../ladder/source.ts';

const LADDER: Ladder = {
  game: 'chess',
  seed: 's',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'high', rating: 31.2, interval: [28, 34.4] },
    { level: 'low', rating: 18.8, interval: [16, 22] },
  ],
  pairings: [
    { one: 'high', other: 'low', players: 2, games: 20, wins: 17.5, interval: [0.66, 0.96] },
    { one: 'high', other: 'low', players: 3, games: 20, wins: 16, interval: [0.58, 0.92] },
  ],
};

test('a ladder becomes a table that says how to measure it again', () => {
  const lines = ladderLines(LADDER);
  expect(lines[0]).toContain(
    '`sanguine arena --ladder chess --games 20 --playouts 100 --seed s --json | npm run -s ladder`',
  );
  const [played] = ladderLines({ ...LADDER, board: 'small', options: { clock: 'on', draws: 'off' } });
  expect(played).toContain('--ladder chess --board small --option clock=on --option draws=off --games 20 ');
  expect(lines).toContain('| high | 31.2 (28 to 34.4) |');
  expect(lines).toContain('| high against low | 88 % of 20 (66 % to 96 %) | 80 % of 20 (58 % to 92 %) |');
});

test('and a file of the game’s content with all of it', async () => {
  const source = await ladderSource(LADDER);
  expect(source).toMatch(/^import type \{ Ladder \} from '@sanguine\/kernel';$/m);
  const [, data = ''] = /: Ladder = (\{[^]*\});/.exec(source) ?? [];
  const quoted = data
    .replaceAll("'", '"')
    .replaceAll(/(\w+):/g, '"$1":')
    .replaceAll(/,(\s*[}\]])/g, '$1');
  expect(JSON.parse(quoted)).toEqual(LADDER);
});
