import { planeQuestions } from '@sanguine/registry/bench.ts';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { peerAnswer } from '../bench/plane-peer.ts';
import { compare } from '../bench/plane.ts';

describe('questions of plane geometry', () => {
  test.each(GAMES.map(({ engine }) => engine.id))(
    'of %s are answered by the library as by the game',
    async (id) => {
      const questions = await planeQuestions(id);
      const { missed, overlooked, agreed } = compare(questions, peerAnswer);
      // A peer that samples may overlook a narrow gap, but finds nothing that is not there.
      expect(missed).toBe(0);
      expect(overlooked).toBeLessThanOrEqual(0.1 * questions.length);
      expect(agreed + overlooked).toBe(questions.length);
    },
  );

  test('have both answers among them', async () => {
    const questions = await planeQuestions('bloodfields');
    for (const about of ['sight', 'cover', 'charge'] as const) {
      const answers = questions.filter((one) => one.about === about).map(({ ask }) => ask());
      expect([about, new Set(answers).size]).toEqual([about, 2]);
    }
    expect(await planeQuestions('unheard-of')).toEqual([]);
  });
});
