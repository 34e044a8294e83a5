import type { GameMap, MapShape } from '@sanguine/bloodstones/content/map.ts';

/** One line per area, formatted as `npm run format` would. */
export function graphText({ id, name, players, areas }: GameMap): string {
  const rows = areas.map(({ terrain, neighbours }) => spaced({ terrain, neighbours }));
  return [
    '{',
    `  "id": ${spaced(id)},`,
    `  "name": ${spaced(name)},`,
    `  "players": ${spaced(players)},`,
    `  "areas": [\n    ${rows.join(',\n    ')}\n  ]`,
    '}\n',
  ].join('\n');
}

/** One line per area, without spaces: there are many points. */
export function shapeText({ id, canvas, areas, rivers }: MapShape): string {
  const rows = areas.map(({ ring, label, radius }) => JSON.stringify({ ring, label, radius }));
  return [
    '{',
    `  "id": ${JSON.stringify(id)},`,
    `  "canvas": ${JSON.stringify(canvas)},`,
    `  "areas": [\n    ${rows.join(',\n    ')}\n  ],`,
    `  "rivers": ${JSON.stringify(rivers)}`,
    '}\n',
  ].join('\n');
}

/** JSON on one line with a space after each comma and colon and inside braces. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return `{ ${entries.join(', ')} }`;
}
