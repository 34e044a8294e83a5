import { verdictOn } from '@sanguine/bots';
import { expect, test } from 'vitest';
import { answerOf, isAccepted } from '../learn/lesson.ts';

const judged = (loss: number, error = 0.5) => answerOf({ loss, verdict: verdictOn(loss, error) });

test('any choice within two points of the best is accepted, and what others cost is told', () => {
  expect([0, 1.9, 2, 8.3].map((loss) => judged(loss))).toEqual([
    { kind: 'best' },
    { kind: 'good', loss: 1.9 },
    { kind: 'worse', loss: 2 },
    { kind: 'worse', loss: 8.3 },
  ]);
  expect([0, 1.9, 2].map((loss) => isAccepted(judged(loss)))).toEqual([true, true, false]);
  expect(isAccepted({ kind: 'same', loss: 5 })).toBe(false);
});

test('of what is too close to tell nobody is told that it would cost', () => {
  expect(judged(5, 6)).toEqual({ kind: 'close' });
  expect(isAccepted(judged(5, 6))).toBe(true);
});
