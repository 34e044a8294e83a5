import { expect, test } from 'vitest';
import { Tempos } from '../live/room/tempos.ts';
import { atInn, lay, PATIENT, rope } from './live-table.ts';

test('the slowest of those who play decides, and who has not said wants it as usual', () => {
  const tempos = new Tempos<string>();
  expect(tempos.slowestOf([])).toBe(1);
  tempos.set('Ann', 0.5);
  expect(tempos.slowestOf(['Ann'])).toBe(0.5);
  expect(tempos.slowestOf(['Ann', 'Ben'])).toBe(1);
  tempos.set('Ben', 1.8);
  expect(tempos.slowestOf(['Ann', 'Ben'])).toBe(1.8);
  tempos.delete('Ben');
  tempos.set('Ben', 0.5);
  expect(tempos.slowestOf(['Ann', 'Ben'])).toBe(0.5);
});

test('a wish is taken without a word, and one beyond all measure is refused', () =>
  atInn('sqlite', PATIENT, async (inn) => {
    const { id, tokens } = await lay(inn.node, rope, ['person', 'person', 'person']);
    const guest = await inn.welcome(id, tokens[0] ?? null);
    guest.say({ type: 'tempo', factor: 0.5 });
    await guest.ping();
    expect(guest.raw.join()).not.toContain('"problem"');
    guest.say({ type: 'tempo', factor: 1e9 });
    await guest.ping();
    expect(guest.raw.join()).toContain('"shape"');
  }));
