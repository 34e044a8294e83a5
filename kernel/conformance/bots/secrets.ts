import { expect, test } from 'vitest';
import { playSet } from '../../match/sealed-set.ts';
import { swiftRandom, swiftStreams } from '../../random/swift.ts';
import type { Full, Masked } from '../../rules/engine.ts';
import type { Bot, Game, ReasonedMove } from '../../rules/game.ts';
import { copy, same } from '../../rules/plain.ts';
import { RowContext } from '../../rules/play-context.ts';
import type { Explanation } from '../../rules/reason.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat, Viewer } from '../../rules/seat.ts';
import type { Kit } from '../kit.ts';
import type { BotGame } from './watching.ts';

/** What the test of how bots keep secrets needs. */
export interface BotSecrets<Setup extends AnySetup, State, Move, Event> {
  /** Makes tables that look the same to a viewer; `open` if nothing is ever hidden. */
  readonly kit: Pick<Kit<Setup, State, Move, Event>, 'scramble' | 'open'>;
  /** Every level and temper; searching ones with a fixed number of play-outs. */
  readonly bots: Readonly<Record<string, Bot<State, Move>>>;
  /** The explanation in a bot's row. */
  explained(view: Masked<State>, seat: Seat, choice: ReasonedMove<Move>): Explanation;
  /** Games to look at; of their decisions, one in `every`. */
  readonly games: readonly BotGame<Setup>[];
  readonly every: number;
}

type Secretive<Setup extends AnySetup, State, Move, Event> = Pick<
  Game<Setup, State, Move, Event>,
  'engine' | 'bots' | 'told'
>;

/** A position of a game, from which bots choose. */
interface Look<Setup, State> {
  readonly table: BotGame<Setup>;
  readonly number: number;
  readonly state: Full<State>;
  readonly seat: Seat;
}

/** How many moves that look like the chosen one are compared with it. */
const ALIKE = 6;

/** Registers the proof that no bot profits from what it cannot see, and that no reason betrays what its seat hides. */
export function botSecrecy<Setup extends AnySetup, State, Move, Event>(
  game: Secretive<Setup, State, Move, Event>,
  secrets: BotSecrets<Setup, State, Move, Event>,
): void {
  test('no choice depends on what its seat cannot see, and no reason told tells others what it hides', () => {
    const { looks, hidden, leaks } = betrayals(game, secrets);
    expect(leaks).toEqual([]);
    expect(looks).toBeGreaterThan(0);
    expect(hidden > 0 || secrets.kit.open === true).toBe(true);
  });
}

/** What was betrayed, in words; how many positions were looked at, and how many of them hid anything. */
export function betrayals<Setup extends AnySetup, State, Move, Event>(
  game: Secretive<Setup, State, Move, Event>,
  secrets: BotSecrets<Setup, State, Move, Event>,
): { readonly looks: number; readonly hidden: number; readonly leaks: readonly string[] } {
  const { engine } = game;
  const leaks: string[] = [];
  let [looks, hidden] = [0, 0];
  for (const look of looksAt(game, secrets)) {
    looks++;
    const { state, seat, table, number } = look;
    const twinFor = (viewer: Viewer): Full<State> => twinOf(game, secrets, look, viewer);
    const other = twinFor(seat);
    const rivals: readonly Viewer[] = [
      null,
      ...Array.from({ length: table.setup.seats }, (_, at) => at).filter((one) => one !== seat),
    ];
    const twins = rivals.map((viewer) => ({ viewer, twin: twinFor(viewer) }));
    if (!same(other, state) || twins.some(({ twin }) => !same(twin, state))) hidden++;
    for (const [level, bot] of Object.entries(secrets.bots)) {
      const where = `${table.name}, decision ${number}, ${level} at seat ${seat}`;
      const choose = (truth: Full<State>): ReasonedMove<Move> =>
        bot.choose(engine.mask(truth, seat), seat, swiftRandom(`secret ${number}`));
      const [choice, blind] = [choose(state), choose(other)];
      const say = (truth: Full<State>, chosen: ReasonedMove<Move>): Explanation =>
        secrets.explained(engine.mask(truth, seat), seat, chosen);
      const why = say(state, choice);
      if (!same(choice.move, blind.move)) leaks.push(`${where}: chooses by what it cannot see`);
      else if (!same(why, say(other, blind))) leaks.push(`${where}: reasons from what it cannot see`);
      const open = game.told(engine.mask(state, null), seat, choice.move, why.thought);
      if (!same(why.told, open)) leaks.push(`${where}: tells what does not lie open`);
      for (const { viewer, twin } of twins) {
        if (tellsOnTwin(game, look, choice, why, twin, viewer, say))
          leaks.push(`${where}: what it tells ${viewer ?? 'spectators'} depends on what it hides`);
        if (tellsApart(game, look, choice, why, viewer))
          leaks.push(`${where}: what it tells ${viewer ?? 'spectators'} sets moves apart that look alike`);
      }
    }
  }
  return { looks, hidden, leaks };
}

/** Some decisions of some games; of decisions made together, only one. */
function* looksAt<Setup extends AnySetup, State, Move, Event>(
  { engine, bots }: Secretive<Setup, State, Move, Event>,
  { games, every }: BotSecrets<Setup, State, Move, Event>,
): Iterable<Look<Setup, State>> {
  for (const table of games) {
    const streams = swiftStreams(table.seed);
    const state = engine.start(table.setup, new RowContext<Event>(streams, 0));
    let number = 0;
    for (let seats = engine.deciders(state); seats.length > 0; seats = engine.deciders(state)) {
      const plays = seats.map((seat) => {
        const bot = bots[table.levels[seat] ?? ''];
        if (bot === undefined) throw new Error(`no bot is called ${table.levels[seat]}`);
        number++;
        return { seat, move: bot.choose(engine.mask(state, seat), seat, swiftRandom(`look ${number}`)).move };
      });
      const [seat = 0] = seats;
      if (number % every < seats.length) yield { table, number, state: engine.clone(state), seat };
      playSet(engine, state, plays, new RowContext<Event>(streams, number));
    }
  }
}

/** A table that looks the same to the viewer, with everything hidden from the viewer made anew. */
function twinOf<Setup extends AnySetup, State, Move, Event>(
  { engine }: Secretive<Setup, State, Move, Event>,
  { kit }: BotSecrets<Setup, State, Move, Event>,
  { state, table, number }: Look<Setup, State>,
  viewer: Viewer,
): Full<State> {
  const random = swiftRandom(`twin ${table.seed} ${number} ${viewer ?? 'open'}`);
  const twin = engine.load(kit.scramble(copy(state), viewer, random));
  if (twin === null) throw new Error(`${table.name}, decision ${number}: the scrambled table is none`);
  return twin;
}

/** A thought that would betray everything. */
const BETRAYAL = { key: 'bot.betrayal', values: {} };

/** Whether the same move gets another reason on a table that looks the same to the viewer but hides something else. */
function tellsOnTwin<Setup extends AnySetup, State, Move, Event>(
  { engine }: Secretive<Setup, State, Move, Event>,
  { state, seat }: Look<Setup, State>,
  { move }: ReasonedMove<Move>,
  { told }: Explanation,
  twin: Full<State>,
  viewer: Viewer,
  say: (truth: Full<State>, chosen: ReasonedMove<Move>) => Explanation,
): boolean {
  if (same(twin, state) || engine.forbid(twin, seat, move) !== null) return false;
  if (engine.face(state, seat, move, viewer) !== engine.face(twin, seat, move, viewer)) return false;
  return !same(told, say(twin, { move, reason: BETRAYAL }).told);
}

/** Whether a move that looks to the viewer like the chosen one would get another reason. */
function tellsApart<Setup extends AnySetup, State, Move, Event>(
  { engine, told }: Secretive<Setup, State, Move, Event>,
  { state, seat }: Look<Setup, State>,
  { move }: ReasonedMove<Move>,
  why: Explanation,
  viewer: Viewer,
): boolean {
  const face = engine.face(state, seat, move, viewer);
  const open = engine.mask(state, null);
  const alike = engine
    .moves(state, seat)
    .filter((other) => !same(other, move) && engine.face(state, seat, other, viewer) === face);
  return alike.slice(0, ALIKE).some((other) => !same(told(open, seat, other, BETRAYAL), why.told));
}
