import { LAYOUTS } from '../../../content/layouts.ts';
import { SCENARIOS } from '../../../content/scenarios.ts';
import { TABLE_SIZES } from '../../../content/tables.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../../../content/terrain.ts';
import { join, say } from '../../../text/phrases.ts';
import { scenarioName, terrainName } from '../../../text/words.ts';
import { sayLibrary } from '../text/say.ts';
import { capital, type Entry, entryOf, rowFacts, sectionTexts, told } from './entry.ts';

/** §11: the section of each kind, and its row in the table. */
const GROUND: Readonly<Record<TerrainKind, { readonly rule: string; readonly row: number }>> = {
  rock: { rule: '11.1', row: 0 },
  building: { rule: '11.1', row: 0 },
  forest: { rule: '11.2', row: 2 },
  swamp: { rule: '11.3', row: 3 },
  ruins: { rule: '11.4', row: 4 },
  high: { rule: '11.5', row: 5 },
  fence: { rule: '11.6', row: 6 },
};

export const terrainEntries = (): Entry[] =>
  TERRAIN_KINDS.map((kind) => {
    const { rule, row } = GROUND[kind];
    return entryOf({
      kind: 'terrain',
      id: kind,
      name: told((locale) => capital(terrainName(locale, kind))),
      note: told((locale) => sayLibrary(locale, 'kind.terrain')),
      facts: told((locale) => rowFacts(locale, '11', row)),
      texts: sectionTexts(rule),
      rule,
      beside: LAYOUTS.filter(({ pieces }) => pieces.some((piece) => piece.kind === kind)).map(
        ({ id }) => `layout/${id}`,
      ),
    });
  });

/** §16.2: in the order of its table. */
export const scenarioEntries = (): Entry[] =>
  SCENARIOS.map((scenario, row) =>
    entryOf({
      kind: 'scenario',
      id: scenario.id,
      name: told((locale) => scenarioName(locale, scenario.id)),
      note: told((locale) => sayLibrary(locale, 'scenario.rounds', { rounds: scenario.rounds })),
      facts: told((locale) => rowFacts(locale, '16.2', row)),
      rule: '16.2',
      beside: LAYOUTS.filter(({ size }) => scenario.grounds[size] !== undefined).map(
        ({ id }) => `layout/${id}`,
      ),
    }),
  );

/** §17.8 */
export const layoutEntries = (): Entry[] =>
  LAYOUTS.map(({ id, name, size, pieces }) =>
    entryOf({
      kind: 'layout',
      id,
      name,
      note: told((locale) => say(locale, `table.${size}`)),
      texts: told((locale) => [
        join(
          locale,
          TERRAIN_KINDS.flatMap((kind) => {
            const count = new Set(pieces.filter((piece) => piece.kind === kind).map((piece) => piece.id))
              .size;
            return count === 0
              ? []
              : [say(locale, 'terrain.count', { kind: terrainName(locale, kind), count })];
          }),
        ),
      ]),
      rule: '17.8',
      beside: [
        ...TERRAIN_KINDS.filter((kind) => pieces.some((piece) => piece.kind === kind)).map(
          (kind) => `terrain/${kind}`,
        ),
        ...SCENARIOS.filter(({ grounds }) => grounds[size] !== undefined).map((one) => `scenario/${one.id}`),
      ],
    }),
  );

/** The table sizes a scenario can be played on, the usual one first. */
export const sizesOf = (id: string) => {
  const grounds = SCENARIOS.find((one) => one.id === id)?.grounds ?? {};
  return TABLE_SIZES.flatMap((size) => {
    const ground = grounds[size];
    return ground === undefined ? [] : [{ size, ground }];
  });
};
