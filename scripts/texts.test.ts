import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const game = fileURLToPath(new URL('../games/bloodstones/', import.meta.url));

function sources(folder: string): string {
  return readdirSync(game + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${game}${folder}/${name}`, 'utf8'))
    .join('\n');
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(game + path, 'utf8'));
}

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const rules = sources('rules');
const text = sources('text');
const kernel = ['refusal', 'steps'].map((name) =>
  readFileSync(new URL(`../kernel/${name}.ts`, import.meta.url), 'utf8'),
);
const keys = Object.keys(json('text/en.json') as object);

/** The part of a file between two words. */
const between = (file: string, from: string, to: string): string => {
  const source = readFileSync(game + file, 'utf8');
  const start = source.indexOf(from);
  return source.slice(start, source.indexOf(to, start));
};

/** Calls of `refusal(…)`, to the end of their second argument. */
const refusals = [...rules.matchAll(/refusal\(\s*([^,]+?),\s*([^,)]+)/g)].map((match) => ({
  rule: match[1] ?? '',
  codes: all(match[2] ?? '', /'([^']+)'/g),
}));

const codes = [
  ...new Set([
    ...refusals.flatMap((refusal) => refusal.codes),
    ...kernel.flatMap((source) => all(source, /'((?:kernel|step)\.\w+)'/g)),
  ]),
];
const steps = [...all(between('rules/frames.ts', 'interface Frames {', '\n}'), /^ {2}(\w+):/gm), 'over'];
const events = all(between('rules/events.ts', 'type Event =', 'never'), /readonly e: '([\w.]+)'/g);

test('the scan finds what the rules say', () => {
  expect(refusals.length).toBeGreaterThan(70);
  expect(refusals.filter((refusal) => refusal.codes.length === 0)).toEqual([]);
  expect(codes).toEqual(
    expect.arrayContaining([
      'march.pips',
      'build.baseContested',
      'undead.notTired',
      'kernel.undo',
      'step.other',
    ]),
  );
  expect(steps).toContain('casualty');
  expect(events).toContain('game.ended');
});

test('every refusal has a message, and every message of a refusal its refusal', () => {
  const messages = keys.filter((key) => key.startsWith('refusal.'));
  expect(messages.toSorted()).toEqual(codes.map((code) => `refusal.${code}`).toSorted());
});

test('every refusal and every step cites a section of the rulebook', () => {
  const { sections } = json('text/rulebook/en.json') as { sections: { id: string }[] };
  const cited = [
    ...all(rules, /refusal\(\s*'([\d.]+)'/g),
    ...all(rules, /rule: '([^']+)'/g),
    ...all(rules, /refuseOneTile\(\s*'([\d.]+)'/g),
  ];
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter((id) => !sections.some((section) => section.id === id))).toEqual([]);
  const computed = refusals.filter(({ rule }) => !rule.startsWith("'")).map(({ rule }) => rule);
  expect([...new Set(computed)]).toEqual(['rule']);
});

/** The words of a list in a source file. */
const listed = (file: string, from: string, to: string): string[] =>
  all(between(file, from, to), /'([\w.]+)'/g);

const kinds = listed('content/kinds.ts', 'TILE_KINDS = [', ']');
const modifiers = listed('content/kinds.ts', 'readonly when:', ';');

/** Keys the texts put together: `kind.${kind}`. Where a part has only longer messages, its own is left out. */
const composed = Object.entries({
  kind: [...kinds, 'undead', 'citadel', 'cutiecorn', 'corsairsAtSea'],
  faction: [...listed('content/factions.ts', 'FACTIONS = [', ']'), 'none'],
  terrain: listed('content/map.ts', 'TERRAINS = [', ']'),
  item: [...modifiers, 'sea', 'none'],
  step: steps,
  prompt: [...steps, 'line'],
  move: [
    ...all(rules, /do: v\.literal\('(\w+)'\)/g).filter((verb) => verb !== 'end' && verb !== 'muster'),
    'line',
  ],
  group: all(rules, /do: v\.literal\('(\w+)'\)/g),
  'move.end': ['capture', 'undead', 'main', 'construct', 'return'],
  'move.build': ['ship', 'castle'],
  'event.unit.built': ['ship', 'castle'],
  event: events.filter((event) => event !== 'unit.lost' && event !== 'battle.decided'),
  'event.unit.lost': listed('rules/events.ts', 'type Death =', ';'),
  'odds.barred': listed('rules/retreat.ts', 'type Bar =', ';'),
  desk: listed('text/odds-desk.ts', 'NAMES = [', ']'),
  'desk.side': ['attacker', 'defender'],
  option: all(between('content/options.ts', 'OPTIONS = {', '}'), /^ {2}(\w+):/gm),
  refusal: codes,
}).flatMap(([start, ends]) => ends.map((end) => `${start}.${end}`));

const optionValues = between('content/options.ts', 'OPTIONS = {', '}')
  .split('\n')
  .flatMap((line) => all(line, /'(\w+)'/g).map((value) => `option.${line.trim().split(':')[0]}.${value}`));

test('the texts say nothing that is not written, and nothing is written in vain', () => {
  const starts = new Set(keys.map((key) => key.split('.')[0]));
  const literal = all(text, /'((?:[a-z]\w*\.)+\w+)'/g).filter((key) => starts.has(key.split('.')[0]));
  const said = new Set([...literal, ...composed, ...optionValues]);
  // Events are also named in the texts without their `event.`: they tell themselves from keys by having a line.
  const unwritten = [...said].filter((key) => !keys.includes(key) && !events.includes(key));
  expect(unwritten).toEqual([]);
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});
