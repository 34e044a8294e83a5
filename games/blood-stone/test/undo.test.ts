import { Match } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { bloodStone } from '../index.ts';

/** A game played in notation; each line is played by the current decider. */
function played(...texts: readonly string[]) {
  const match = Match.open(bloodStone, {
    setup: { seats: 2, glade: 'hollow-glade', options: { sides: 'second' } },
    dice: { generator: 'swift', seed: 'undo' },
  });
  for (const text of texts) {
    const [seat = 0] = match.deciders();
    const parsed = bloodStone.notation.parse(match.state, seat, text);
    expect(parsed.ok && match.submit(seat, parsed.move).ok, text).toBe(true);
  }
  return match;
}

const coven = ['place witch e2', 'place boar c3', 'place wolf d3', 'place raven f3', 'place toad g3'];
const opening = [...coven, 'ready', 'place swordsman d11', 'place spearman e12', 'place archer f11', 'ready'];

describe('taking back', () => {
  test('a move of a soldier, as long as the turn lasts', () => {
    const match = played(...opening, 'move spearman e9');
    expect(match.canUndo(0)).toBe(true);
    match.undo(0);
    expect(match.state).toEqual(played(...opening).state);
  });

  test('placing, until the side is ready', () => {
    const match = played(...coven);
    expect(match.canUndo(1)).toBe(true);
    expect(played(...coven, 'ready').canUndo(1)).toBe(false);
  });

  test('not the end of a turn: the other side has drawn', () => {
    expect(played(...opening, 'end').canUndo(0)).toBe(false);
  });

  test('not the other side’s moves', () => {
    expect(played(...opening, 'move spearman e9').canUndo(1)).toBe(false);
  });
});
