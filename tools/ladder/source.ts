import type { Ladder, LevelPairing } from '@sanguine/kernel';
import { format } from 'oxfmt';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The format of all files here. */
const HOUSE = { singleQuote: true, printWidth: 110 };

/** The ladder as a file of the game's content, for pages to read. */
export async function ladderSource(ladder: Ladder): Promise<string> {
  const text = `import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by \`${commandFor(ladder)} --json | npm run -s ladder\`. */
export const LADDER: Ladder = ${JSON.stringify(ladder)};
`;
  return (await format('ladder.ts', text, HOUSE)).code;
}

/** The same for the game's README. */
export function ladderLines(ladder: Ladder): string[] {
  const { ratings, pairings } = ladder;
  const sizes = [...new Set(pairings.map(({ players }) => players))];
  const pairs = [...new Set(pairings.map(({ one, other }) => `${one} ${other}`))];
  const found = (pair: string, players: number): LevelPairing | undefined =>
    pairings.find((one) => `${one.one} ${one.other}` === pair && one.players === players);
  return [
    `Every level against every other, seats changed over; made by \`${commandFor(ladder)} --json | npm run -s ladder\`. Brackets are 95 % intervals.`,
    '',
    '| Level | Rating |',
    '| --- | --- |',
    ...ratings.map(
      ({ level, rating, interval: [from, to] }) => `| ${level} | ${rating} (${from} to ${to}) |`,
    ),
    '',
    `| Wins of the first | ${sizes.map((players) => `${players} players`).join(' | ')} |`,
    `| --- | ${sizes.map(() => '---').join(' | ')} |`,
    ...pairs.map((pair) => {
      const cells = sizes.map((players) => cellOf(found(pair, players)));
      return `| ${pair.replace(' ', ' against ')} | ${cells.join(' | ')} |`;
    }),
  ];
}

function cellOf(pairing: LevelPairing | undefined): string {
  if (pairing === undefined) return '';
  const { wins, games, interval } = pairing;
  const [from, to] = interval;
  return `${percent(wins / games)} of ${games} (${percent(from)} to ${percent(to)})`;
}

/** The command that repeats the measurement. */
function commandFor({ game, seed, thought, board, options = {}, pairings }: Ladder): string {
  const thinking =
    thought === null
      ? ''
      : 'playouts' in thought
        ? ` --playouts ${thought.playouts}`
        : ` --think ${thought.milliseconds}`;
  const sizes = new Set(pairings.map(({ players }) => players));
  const at = [
    board === null ? '' : ` --board ${board}`,
    ...Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`),
    sizes.size === 1 ? ` --players ${[...sizes].join('')}` : '',
  ].join('');
  const [games = 0, ...others] = [...new Set(pairings.map((pairing) => pairing.games))];
  // Levels that search come last.
  const searched = others.map((other) => ` --searched ${other}`).join('');
  return `sanguine arena --ladder ${game}${at} --games ${games}${searched}${thinking} --seed ${seed}`;
}
