import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROSTER_SCHEMA, rosterSchema } from '../schemas/roster.ts';

test('the published schema of roster files is the one pages read them by (npm run schemas)', () => {
  expect(JSON.parse(readFileSync(ROSTER_SCHEMA, 'utf8'))).toEqual(rosterSchema());
});
