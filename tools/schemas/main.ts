import { writeFileSync } from 'node:fs';
import { ROSTER_SCHEMA, rosterSchema } from './roster.ts';

// Publishes schemas that other programs read: run `npm run schemas` after a change of one.
writeFileSync(ROSTER_SCHEMA, `${JSON.stringify(rosterSchema(), null, 2)}\n`);
