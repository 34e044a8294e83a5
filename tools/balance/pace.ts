import { interval } from '@sanguine/bots';
import { SOURCES, type Source } from '@sanguine/bloodfields/rules/state.ts';
import { MEANS, type Means } from './means.ts';
import type { GameReport } from './play.ts';
import { SETS, type SetName } from './sets.ts';
import { MARKS, percent, range, type Table } from './table.ts';

/** If the last two rounds matter, whoever leads before them wins at most this often. */
const FOREGONE = 0.85;

const share = (games: readonly GameReport[], test: (game: GameReport) => boolean): string => {
  const some = games.filter(test).length;
  return games.length === 0
    ? ''
    : `${percent(some / games.length, 0)} (${range(interval(some, games.length))})`;
};

const leadAfter = ({ rounds }: GameReport, left: number): number => {
  const [one, other] = rounds.at(-1 - left) ?? [0, 0];
  return one - other;
};
const isWonBy = ({ winner }: GameReport, lead: number): boolean => winner === (lead > 0 ? 0 : 1);

/** How often the lead changed from the end of one round to the end of another. */
function turnsOf({ rounds }: GameReport): number {
  const leads = rounds.map(([one, other]) => Math.sign(one - other)).filter((lead) => lead !== 0);
  return leads.filter((lead, at) => at > 0 && lead !== leads[at - 1]).length;
}

function lateShare(games: readonly GameReport[]): string {
  let late = 0;
  let all = 0;
  for (const { rounds } of games) {
    const sum = ([one, other]: readonly [number, number]): number => one + other;
    const end = sum(rounds.at(-1) ?? [0, 0]);
    all += end;
    late += end - sum(rounds.at(-3) ?? [0, 0]);
  }
  return all === 0 ? '' : percent(late / all, 0);
}

function paceRow(set: SetName, games: readonly GameReport[]): string[] {
  const led = games.filter((game) => game.rounds.length > 2 && leadAfter(game, 2) !== 0);
  const held = led.filter((game) => isWonBy(game, leadAfter(game, 2))).length;
  const mean = games.reduce((sum, { rounds }) => sum + rounds.length, 0) / games.length;
  return [
    set,
    `${games.length}`,
    mean.toFixed(2),
    share(games, ({ sources }) => sources.some(({ bloodbath = 0 }) => bloodbath > 0)),
    share(games, (game) => game.changes > 0),
    share(games, (game) => turnsOf(game) > 0),
    `${percent(held / led.length, 0)} (${range(interval(held, led.length))})`,
    lateShare(games),
    held / led.length > FOREGONE ? MARKS.sure : MARKS.fine,
  ];
}

/** Rounds, leads, and whether the last two rounds are foregone conclusions. */
export function paceTables(reports: readonly GameReport[]): Table[] {
  const sets = SETS.map((set) => [set, reports.filter((report) => report.set === set)] as const).filter(
    ([, games]) => games.length > 0,
  );
  return [
    {
      title: 'Pace',
      note: `How many games end by a bloodbath; in how many the lead changes hands at all, and from one end of a round to another; how often the leader of two rounds before the end wins (at most ${percent(FOREGONE, 0)}); which part of all points is made in the last two rounds.`,
      head: [
        'Games of',
        'Games',
        'Rounds',
        'Wiped out',
        'Lead changes',
        'By rounds',
        'Leader wins',
        'Late points',
        '',
      ],
      rows: sets.map(([set, games]) => paceRow(set, games)),
    },
    scenarioTable(reports),
    ...sets.map(([set, games]) => roundTable(set, games)),
    decisiveTable(sets),
  ];
}

/** The same, scenario by scenario. */
function scenarioTable(reports: readonly GameReport[]): Table {
  const large = reports.filter(({ set }) => set === 'lines-200');
  const names = [...new Set(large.map(({ scenario }) => scenario))].toSorted();
  return {
    title: 'Pace by scenario at 200 points',
    note: 'As above; and the part of all points that is not for destroyed enemies.',
    head: ['Scenario', 'Games', 'Rounds', 'Lead changes', 'Leader wins', 'Late points', 'Other points', ''],
    rows: names.map((name) => {
      const games = large.filter(({ scenario }) => scenario === name);
      const [, count = '', rounds = '', , changes = '', , leader = '', late = '', mark = ''] = paceRow(
        'lines-200',
        games,
      );
      const all = pointsFrom(games, SOURCES);
      const kills = pointsFrom(games, ['kill', 'bloodbath']);
      return [name, count, rounds, changes, leader, late, percent(1 - kills / all, 0), mark];
    }),
  };
}

/** How long games are. */
function roundTable(set: SetName, games: readonly GameReport[]): Table {
  const lengths = [...new Set(games.map(({ rounds }) => rounds.length))].toSorted(
    (one, other) => one - other,
  );
  return {
    title: `Rounds: ${set}`,
    note: 'Games that ended after so many rounds.',
    head: lengths.map((length) => `${length}`),
    rows: [
      lengths.map((length) =>
        percent(games.filter(({ rounds }) => rounds.length === length).length / games.length, 0),
      ),
    ],
  };
}

const pointsFrom = (games: readonly GameReport[], sources: readonly Source[]): number =>
  games.reduce(
    (sum, game) =>
      sum +
      game.sources.reduce((own, by) => own + sources.reduce((all, source) => all + (by[source] ?? 0), 0), 0),
    0,
  );

type Sets = readonly (readonly [SetName, readonly GameReport[]])[];

/** What points are scored for, and how many games the other side would have won without them. */
function decisiveTable(sets: Sets): Table {
  const games = sets.flatMap(([, some]) => some);
  const total = pointsFrom(games, SOURCES);
  const damage = MEANS.reduce(
    (sum, means) => sum + games.reduce((all, game) => all + game.damage[means], 0),
    0,
  );
  const meansRow = (means: Means): string[] => [
    `destroyed by ${means}`,
    percent(
      games.reduce((sum, { kills }) => sum + kills.reduce((own, by) => own + by[means], 0), 0) / total,
      0,
    ),
    percent(games.reduce((sum, game) => sum + game.damage[means], 0) / damage, 0),
    share(games, (game) => isDecidedBy(game, ({ kills }, seat) => kills[seat]?.[means] ?? 0)),
  ];
  const sourceRow = (source: Source): string[] => [
    source,
    percent(pointsFrom(games, [source]) / total, 0),
    '',
    share(
      games.filter(({ sources }) => sources.some((by) => by[source] !== undefined)),
      (game) => isDecidedBy(game, ({ sources }, seat) => sources[seat]?.[source] ?? 0),
    ),
  ];
  return {
    title: 'What decides games',
    note: 'Part of all points and of all damage; and games that the other side would have won without these points (of those where there were any). A kill counts for what dealt the last damage.',
    head: ['By', 'Points', 'Damage', 'Decides'],
    rows: [...MEANS.map(meansRow), ...SOURCES.filter((source) => source !== 'kill').map(sourceRow)],
  };
}

function isDecidedBy(game: GameReport, pointsBy: (game: GameReport, seat: number) => number): boolean {
  if (game.winner === null) return false;
  const lead = leadAfter(game, 0);
  const without = lead - (pointsBy(game, 0) - pointsBy(game, 1));
  return Math.sign(without) !== Math.sign(lead);
}
