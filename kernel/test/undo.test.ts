import { describe, expect, test } from 'vitest';
import { opened, take } from './nim-table.ts';

describe('undo', () => {
  test('goes back step by step to the boundary, byte for byte', () => {
    const match = opened();
    const texts = [JSON.stringify(match.state)];
    for (const stones of [1, 2, 3]) {
      match.submit(0, take(stones));
      texts.push(JSON.stringify(match.state));
    }
    for (const text of texts.slice(0, -1).toReversed()) {
      expect(match.canUndo(1)).toBe(false);
      expect(match.undo(1)).toMatchObject({ ok: false });
      expect(match.undo(0)).toMatchObject({ ok: true });
      expect(JSON.stringify(match.state)).toBe(text);
    }
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'kernel.undo' } });
  });

  test('a play after an undo opens a new step', () => {
    const match = opened();
    match.submit(0, take(1));
    match.submit(0, take(2));
    match.undo(0);
    match.submit(0, take(3));
    match.undo(0);
    expect(match.state.taken).toEqual([1, 0]);
    match.undo(0);
    expect(match.state.taken).toEqual([0, 0]);
  });

  test.each(['draw', 'roll', 'show', 'pass'])('is closed by %s, for all that came before too', (verb) => {
    const match = opened();
    match.submit(0, take(1));
    match.submit(0, { do: verb });
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toMatchObject({ ok: false });
  });

  test('opens again for what is played after the boundary', () => {
    const match = opened();
    match.submit(0, { do: 'draw' });
    match.submit(0, take(1));
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.undo(0)).toMatchObject({ ok: false });
  });
});
