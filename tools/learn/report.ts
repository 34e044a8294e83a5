import type { Command } from './command.ts';
import { isKnown, logLoss, mostAmiss, type Tenth, tenthsOf, type Told } from './judge.ts';
import type { SampledGame } from './self-play.ts';
import { toldByEvaluate, toldBySides } from './tellers.ts';

/** The chances of the same positions, told in three ways. */
interface Comparison {
  readonly estimate: readonly Told[];
  /** Empty for a game without insight. */
  readonly evaluate: readonly Told[];
  readonly sides: readonly Told[];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
};

const among = (told: readonly Told[], players: number): Told[] =>
  told.filter((one) => one.players === players);
const loss = (told: readonly Told[]): string => (told.length === 0 ? '–' : logLoss(told).toFixed(3));
const points = (share: number): string => (100 * share).toFixed(1);
const signed = (share: number): string => (share < 0 ? `−${points(-share)}` : `+${points(share)}`);

/** Sample sizes and losses for each number of players. */
function lossTable(games: readonly SampledGame[], { estimate, evaluate, sides }: Comparison): string[] {
  const counts = [...new Set(games.map(({ players }) => players))];
  return table(
    ['Players', 'Games', 'Positions', 'Sides alone', '`evaluate`', '`estimate`', 'Worst tenth'],
    counts.map((players) => {
      const own = games.filter((game) => game.players === players);
      const positions = own.reduce((sum, game) => sum + game.positions.length, 0);
      const [told, old, constant] = [estimate, evaluate, sides].map((one) => among(one, players));
      return [
        `${players}`,
        `${own.length}`,
        `${positions}`,
        loss(constant ?? []),
        loss(old ?? []),
        loss(told ?? []),
        points(mostAmiss(tenthsOf(told ?? []))),
      ];
    }),
  );
}

const wonIn = (tenth: Tenth | undefined): string =>
  tenth === undefined || tenth.chances === 0
    ? '–'
    : `${points(tenth.won)} (${signed(tenth.won - tenth.told)}${isKnown(tenth) ? '' : '?'})`;

/** How often the chances of each tenth came true. */
function tenthTable({ estimate, evaluate, sides }: Comparison): string[] {
  const [told, old, constant] = [estimate, evaluate, sides].map(tenthsOf);
  return table(
    ['Told', 'Chances', 'Games', 'Sides alone', '`evaluate`', '`estimate`', '±'],
    (told ?? []).map((tenth, at) => [
      `${100 * tenth.from}–${100 * tenth.from + 10} %`,
      `${tenth.chances}`,
      `${tenth.games}`,
      wonIn(constant?.[at]),
      wonIn(old?.[at]),
      wonIn(tenth),
      tenth.chances === 0 ? '–' : points(tenth.error),
    ]),
  );
}

/** The report as Markdown. */
export function reportLines(
  { game, games: asked, seed }: Command,
  games: readonly SampledGame[],
  estimate: readonly Told[],
): string[] {
  const compared = { estimate, evaluate: toldByEvaluate(games), sides: toldBySides(games) };
  return [
    `Made by \`npm run -s learn -- ${game.engine.id} --games ${asked} --seed ${seed}\`.`,
    '',
    ...lossTable(games, compared),
    '',
    ...tenthTable(compared),
  ];
}
