import type { OxlintOverride } from 'oxlint';

/** Refused imports: by paths, with `!` for exceptions, or by a regular expression (without lookahead). */
type Pattern = ({ readonly group: string[] } | { readonly regex: string }) & { readonly message: string };

const NO_IO: Pattern = { regex: '^node:', message: 'the core does no I/O' };
const NO_DRAWING: Pattern = { regex: '^react(-dom)?(/|$)', message: 'only boards draw' };

const whole = (name: string): string[] => [`@sanguine/${name}`, `@sanguine/${name}/**`];

/** Allows these packages of ours and no others, including future ones. */
const sees = (packages: readonly string[], message: string): Pattern => ({
  group: ['@sanguine/**', ...packages.flatMap(whole).map((path) => `!${path}`)],
  message,
});

/** Forbids only these packages, for rooms that may import any game. */
const seesNot = (packages: readonly string[], message: string): Pattern => ({
  group: packages.flatMap(whole),
  message,
});

/** Forbids rooms of the same game. */
const noRoom = (rooms: readonly string[], message: string): Pattern => ({
  group: rooms.map((room) => `**/${room}/**`),
  message,
});

const room = (files: string, patterns: Pattern[], excludeFiles: string[] = []): OxlintOverride => ({
  files: [files],
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const GAMES = 'games know neither each other nor what stands on them';
const SHELLS = 'shells learn of games from the registry';
const CORE_GAME = [NO_IO, NO_DRAWING, sees(['kernel'], GAMES)];
const SERVER = ['kernel', 'protocol', 'bots', 'registry'];
const PAGE = [...SERVER, 'ui'];

/** The allowed directions of imports. If two entries match a file, the later one applies. */
export const arrows: OxlintOverride[] = [
  room('kernel/**', [NO_IO, NO_DRAWING, sees([], 'the kernel imports nothing of ours')]),
  room('ui/**', [NO_IO, sees(['kernel'], "the house's components know the kernel alone")]),
  room('protocol/**', [NO_IO, NO_DRAWING, sees(['kernel'], 'the protocol knows the kernel alone')]),
  room('games/*/*.ts', CORE_GAME),
  room('games/*/content/**', [
    ...CORE_GAME,
    noRoom(['rules', 'bot', 'text', 'board', 'puzzles'], 'content is data: it knows no rules'),
  ]),
  room('games/*/rules/**', [
    ...CORE_GAME,
    noRoom(['bot', 'text', 'board', 'puzzles'], 'rules know neither bots nor words nor pictures'),
  ]),
  room('games/*/bot/**', [
    ...CORE_GAME,
    noRoom(['text', 'board', 'puzzles'], 'bots know neither words nor pictures'),
  ]),
  room('games/*/text/**', [
    ...CORE_GAME,
    noRoom(['bot', 'board', 'puzzles'], 'texts know neither bots nor pictures'),
  ]),
  room('games/*/puzzles/**', [
    ...CORE_GAME,
    noRoom(['bot', 'text', 'board'], 'puzzles know the rules and bring their own words'),
  ]),
  room('games/*/bench/**', [...CORE_GAME, noRoom(['bot', 'text', 'board'], 'the bench asks rules')]),
  room('games/*/board/**', [NO_IO, sees(['kernel', 'ui'], GAMES), noRoom(['bot'], 'boards know no bots')]),
  room('games/*/test/**', [sees(['kernel', 'bots'], GAMES)]),
  room(
    'bots/**',
    [NO_IO, NO_DRAWING, sees(['kernel'], 'bots play any game and name none')],
    ['bots/test/**'],
  ),
  room('registry/**', [
    NO_IO,
    NO_DRAWING,
    seesNot(['registry', 'protocol', 'server', 'web', 'cli', 'tools'], 'arrows point down'),
  ]),
  room('server/**', [sees(SERVER, SHELLS)], ['server/test/**']),
  room('cli/**', [sees([...SERVER, 'server'], SHELLS)], ['cli/test/**']),
  room('web/**', [sees(PAGE, SHELLS)], ['web/test/**']),
  // The page's build code is not part of the page.
  room('web/{vite.config.ts,offline/build/**}', [sees([...PAGE, 'tools'], SHELLS)]),
  room('tools/**', [seesNot(['server', 'web', 'cli'], 'tools stand beside the shells')]),
];
