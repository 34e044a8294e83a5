import { expect, test } from 'vitest';
import { welcomed } from '../link/open-table.ts';
import { type PendingMove, shownTable } from '../link/pending-move.ts';
import { openMatch, welcomeTo } from './tables.ts';

const pending = (part: Partial<PendingMove>): PendingMove => ({
  id: '1',
  what: { type: 'undo' },
  preview: null,
  seen: null,
  held: false,
  row: null,
  resolve: () => {},
  ...part,
});

test('a prediction is shown with what is around the table now: who came, and who gave up', () => {
  const before = welcomed(welcomeTo(openMatch('pending'), 0), null, 0);
  const now = { ...before, watching: 3, ending: { conceded: [1], closed: null } };
  const preview = { ...before, number: before.number + 1 };
  expect(shownTable(now, [])).toBe(now);
  expect(shownTable(now, [pending({ preview })])).toEqual({ ...now, number: preview.number });
  // Its row has arrived, or its result is unknown.
  expect(shownTable(now, [pending({ preview, row: preview.number })])).toBe(now);
  expect(shownTable(now, [pending({}), pending({ preview })])).toBe(now);
});
