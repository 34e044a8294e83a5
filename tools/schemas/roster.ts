import { rosterFileSchema } from '@sanguine/bloodfields/board/rosters/share/roster-file.ts';
import { toJsonSchema } from '@valibot/to-json-schema';

/** Where the schema of roster files is published. */
export const ROSTER_SCHEMA = new URL('../../docs/roster.schema.json', import.meta.url);

/** The schema by which pages read roster files, for other programs. */
export function rosterSchema(): object {
  const { $schema, ...schema } = toJsonSchema(rosterFileSchema, {
    target: 'draft-2020-12',
    typeMode: 'input',
  });
  return {
    $schema,
    title: 'A roster of Bloodfields',
    description:
      'Costs and faults are for readers: whoever imports a file computes them anew. Names of units and items are those of the notation (`sanguine rules bloodfields 17`). Other programs may keep what they like under `vendor`, each under a name of its own.',
    ...schema,
  };
}
