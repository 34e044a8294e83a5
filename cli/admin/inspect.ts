import type { GameRecord } from '@sanguine/kernel';
import { findGame } from '@sanguine/registry';
import type { AdminTable, Inspection } from '@sanguine/server';
import { EXIT } from '../exit.ts';
import { playersOf } from '../players.ts';
import { CommandProblem } from '../problem.ts';
import { retell } from '../retelling.ts';
import { tableLines } from '../table.ts';
import { showTold } from '../told.ts';
import { verified } from '../verified.ts';
import { type Action, type AdminCall, tableMeant } from './action.ts';
import { nameOf, playerAt, stateOf, whenOf } from './words.ts';

const ROWS = 10;
const MOST_ROWS = 100_000;
const KILOBYTE = 1000;
const SECOND = 1000;

export const inspect: Action = {
  words: 1,
  options: ['rows', 'json'],
  async run(call) {
    const { admin, args, out } = call;
    const rows = args.whole('rows', 0, MOST_ROWS) ?? ROWS;
    const table = await tableMeant(call);
    const [closer, record] = [await admin.inspect(table), await admin.record(table)];
    const health = record === null ? null : healthOf(record);
    if (args.has('json')) out.json({ ...table, ...closer, health });
    else {
      showTable(call, table, closer);
      if (record !== null && rows > 0) showRows(call, table, record, rows);
      if (health !== null) showHealth(call, health);
    }
    return health === null || health.ok ? EXIT.ok : EXIT.no;
  },
};

type Health =
  | { readonly ok: true; readonly rows: number }
  | { readonly ok: false; readonly row: number; readonly problem: string }
  | { readonly ok: false; readonly game: string };

/** Whether the record replays from the deal, byte for byte. */
function healthOf(record: GameRecord): Health {
  const game = findGame(record.game);
  if (game === undefined) return { ok: false, game: record.game };
  const checked = verified({ game, record });
  if (!checked.ok) return { ok: false, row: checked.number, problem: checked.problem };
  return { ok: true, rows: checked.rows };
}

function showHealth({ out, say }: AdminCall, health: Health): void {
  if (health.ok) out.line(out.styled('green', say('admin.healthy', { rows: health.rows })));
  else if ('game' in health) out.line(out.styled('red', say('admin.unknownGame', { game: health.game })));
  else out.line(out.styled('red', say('admin.unhealthy', { row: health.row, why: health.problem })));
}

function showTable({ out, say }: AdminCall, table: AdminTable, closer: Inspection): void {
  const { id, code, game, host, seats, deciders, number } = table;
  const opener = seats.find(({ person }) => person === host && host !== '')?.name ?? host;
  out.line(out.styled('bold', say('admin.title', { name: nameOf(table), game, state: stateOf(table, say) })));
  out.line(say('admin.ids', { id, code }));
  out.line(
    say('admin.host', {
      name: opener === '' ? say('admin.gone') : opener,
      created: whenOf(table.created),
      changed: whenOf(table.changed),
    }),
  );
  const manners = [
    say(closer.listed ? 'admin.listed' : 'admin.private'),
    say(closer.watch === 'anyone' ? 'admin.watchable' : 'admin.closed'),
    say(`admin.pace.${closer.pace.kind}`, { ...closer.pace }),
  ];
  out.line(manners.join(' · '));
  const size = (closer.size / KILOBYTE).toFixed(1);
  out.line(say('admin.size', { rows: number, lines: closer.lines, size }));
  out.line();
  const head = (['seat', 'player', 'person', 'asked', 'clock'] as const).map((column) =>
    say(`admin.${column}`),
  );
  const rows = seats.map((held) => [
    `${held.seat + 1}`,
    playerAt(held, say),
    held.person ?? '',
    deciders.includes(held.seat) ? say('admin.yes') : '',
    // Bots are not timed.
    held.person === null || held.level !== null ? '' : clockOf(closer.clocks[held.seat]),
  ]);
  out.lines(tableLines(head, rows));
  out.line();
}

/** Hours, minutes and seconds left; negative if overdue. */
function clockOf(clock: Inspection['clocks'][number] | undefined): string {
  if (clock === undefined) return '';
  const left = clock.since === null ? clock.left : clock.left - (Date.now() - clock.since);
  const seconds = Math.floor(Math.abs(left) / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const time = parts.map((part) => `${part}`.padStart(2, '0')).join(':');
  return left < 0 ? `-${time}` : time;
}

/** Shown as to a spectator, since the administrator may be a player. */
function showRows(call: AdminCall, { id }: AdminTable, record: GameRecord, rows: number): void {
  const { out, say } = call;
  const game = findGame(record.game);
  if (game === undefined) return;
  try {
    const told = retell(game, record, id, null).slice(-rows);
    out.line(say('admin.lastRows'));
    for (const row of told) showTold(call, game, playersOf(game, record), row);
    out.line();
  } catch (error) {
    // `showHealth` reports a record that cannot be replayed.
    if (!(error instanceof CommandProblem)) throw error;
  }
}
