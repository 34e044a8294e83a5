import { BLOOD_KINDS } from '@sanguine/blood-stone/content/spells.ts';
import { interval } from '@sanguine/bots';
import { type Band, linesOf, markOf, percent, range, rateCells, type Table } from '../balance/table.ts';
import type { Command } from './command.ts';
import type { GameReport } from './play.ts';

/** The targets for cards and glades, in per cent and rounds. */
const SHARE: Band = { from: 45, to: 55 };
const HOME: Band = { from: 0, to: 50 };
const CAST: Band = { from: 100 / 3, to: 70 };
/** This spell is printed in the rulebook, so only what surrounds it can make it worth casting. */
const BOIL: Band = { from: 10, to: 70 };
const LENGTH: Band = { from: 12, to: 18 };
const LONG = 60;
const LONGEST: Band = { from: 0, to: 1 };

const sum = (games: readonly GameReport[], count: (game: GameReport) => number): number =>
  games.reduce((all, game) => all + count(game), 0);

/** For each level the sides, lengths and places by glade, then how often each spell in hand is cast. */
export function tablesOf({ glades, levels }: Command, reports: readonly GameReport[]): Table[] {
  return levels.flatMap((level) => {
    const byGlade = glades.map(
      (glade) =>
        [glade, reports.filter((report) => report.level === level && report.glade === glade)] as const,
    );
    return [sidesTable(level, byGlade), spellsTable(level, byGlade)];
  });
}

type ByGlade = readonly (readonly [glade: string, games: readonly GameReport[]])[];

function sidesTable(level: string, byGlade: ByGlade): Table {
  return {
    title: `Sides and lengths: ${level}`,
    note: `The Witch's wins (${SHARE.from} to ${SHARE.to} %, a draw is half); the median of rounds (${LENGTH.from} to ${LENGTH.to}), games that reach round ${LONG} (under ${LONGEST.to} %) and the Witch's turns that end on her first two rows (under ${HOME.to} %).`,
    head: ['Glade', 'Games', 'Witch', '95 %', 'Rounds', `Round ${LONG}`, 'At home', ''],
    rows: byGlade.map(([glade, games]) => sidesRow(glade, games)),
  };
}

function sidesRow(glade: string, games: readonly GameReport[]): string[] {
  const wins = sum(games, ({ result }) => (result === 'draw' ? 0.5 : result === 'witch' ? 1 : 0));
  const [count = '', share = '', reach = '', mark = ''] = rateCells(wins, games.length, SHARE);
  const rounds = median(games.map((game) => game.rounds));
  const long = sum(games, (game) => (game.rounds >= LONG ? 1 : 0)) / games.length;
  const home = sum(games, ({ atHome }) => atHome) / sum(games, ({ turns }) => turns);
  const marks = [
    mark === '' ? '' : `Witch ${mark}`,
    fits(rounds, LENGTH) ? '' : 'rounds out',
    100 * long < LONGEST.to ? '' : `round ${LONG} out`,
    100 * home < HOME.to ? '' : 'home out',
  ];
  return [
    glade,
    count,
    share,
    reach,
    `${rounds}`,
    percent(long),
    percent(home, 0),
    marks.filter((one) => one !== '').join(', '),
  ];
}

const fits = (value: number, { from, to }: Band): boolean => value >= from && value <= to;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function spellsTable(level: string, byGlade: ByGlade): Table {
  return {
    title: `Spells cast of those held: ${level}`,
    note: `Of the turns that begin with the spell in the Witch's hand, those in which she casts it: a third to ${CAST.to} %, Blood Boil from ${BOIL.from} %.`,
    head: ['Spell', ...byGlade.map(([glade]) => glade), 'All', 'Held', ''],
    rows: BLOOD_KINDS.map((spell) => {
      const all = byGlade.flatMap(([, games]) => games);
      const held = (games: readonly GameReport[]): number => sum(games, (game) => game.held[spell]);
      const rate = (games: readonly GameReport[]): number =>
        sum(games, (game) => game.cast[spell]) / held(games);
      const band = spell === 'bloodBoil' ? BOIL : CAST;
      const marks = byGlade.map(([, games]) =>
        markOf(rate(games), interval(rate(games) * held(games), held(games)), band),
      );
      return [
        spell,
        ...byGlade.map(
          ([, games]) =>
            `${percent(rate(games), 0)} (${range(interval(rate(games) * held(games), held(games)))})`,
        ),
        percent(rate(all), 0),
        `${held(all)}`,
        marks.find((mark) => mark === 'out') ?? marks.find((mark) => mark !== '') ?? '',
      ];
    }),
  };
}

/** The report as Markdown. */
export const reportLines = ({ games, seed, playouts }: Command, tables: readonly Table[]): string[] => [
  `Made by \`npm run glades -- --games ${games} --seed ${seed} --playouts ${playouts}\`. 95 % is Wilson's interval; "out" is outside its band, "out?" so near to it that chance may have done it.`,
  '',
  ...tables.flatMap((table) => [...linesOf(table), '']),
];
