import { expect, test } from 'vitest';
import { nim } from './nim.ts';
import { opened } from './nim-table.ts';

const match = opened();
const [seat = 0] = match.deciders();
const why = (pattern: Parameters<typeof nim.why>[2]) =>
  nim.why(match.viewFor(seat), seat, pattern)?.code ?? null;

test('half a move is judged by the offers it fits', () => {
  expect(why({ do: 'take' })).toBeNull();
  expect(why({ do: 'bid' })).toBe('kernel.shape');
});

test('a whole move is judged as it is where the offers are only candidates', () => {
  expect(why({ do: 'take', heaps: [3] })).toBeNull();
  expect(why({ do: 'take', heaps: [100] })).toBe('take.last');
  expect(why({ heaps: [3] })).toBe('kernel.shape');
});
