import { expect, test } from 'vitest';
import { answerOf, isAccepted } from '../learn/lesson.ts';

test('any choice within two points of the best is accepted, and what others cost is told', () => {
  expect([0, 1.9, 2, 8.3].map(answerOf)).toEqual([
    { kind: 'best' },
    { kind: 'good', loss: 1.9 },
    { kind: 'worse', loss: 2 },
    { kind: 'worse', loss: 8.3 },
  ]);
  expect([0, 1.9, 2].map((loss) => isAccepted(answerOf(loss)))).toEqual([true, true, false]);
  expect(isAccepted({ kind: 'same', loss: 5 })).toBe(false);
});
