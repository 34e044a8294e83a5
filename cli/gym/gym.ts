import { botsOf, playoutBudget, type SearchBudget, standInLevel } from '@sanguine/bots';
import {
  type AnyGame,
  check,
  type Locale,
  notedMoves,
  type Refusal,
  type Seat,
  type Values,
} from '@sanguine/kernel';
import { GYM_LIMITS, GYM_PROTOCOL, GymRequest, type GymTableName } from '@sanguine/protocol/gym';
import { Arguments } from '../args.ts';
import { layTable } from '../games.ts';
import { CommandProblem, messageOf } from '../problem.ts';
import { type Phrase, type Say, sayIn } from '../text/say.ts';
import { version } from '../version.ts';
import { GymProblem } from './problem.ts';
import { GymTable } from './table.ts';
import { standingOf, toldTo } from './telling.ts';

type Request<Do extends GymRequest['do']> = Extract<GymRequest, { do: Do }>;

/** Tables of one game, played by a program that asks a line at a time. It answers anything, and never more than a mask. */
export class Gym {
  readonly #game: AnyGame;
  readonly #locale: Locale;
  readonly #say: Say;
  readonly #seed: string;
  readonly #tables = new Map<GymTableName, GymTable>();
  #dealt = 0;

  constructor(game: AnyGame, locale: Locale, seed: string) {
    this.#game = game;
    this.#locale = locale;
    this.#say = sayIn(locale);
    this.#seed = seed;
  }

  /** The answer to a line: to one request, or to a list of them in their order. */
  answer(line: string): string {
    let asked: unknown;
    try {
      asked = JSON.parse(line);
    } catch {
      return this.problemLine('json', 'gym.json');
    }
    if (!Array.isArray(asked)) return JSON.stringify(this.#answerTo(asked));
    if (asked.length > GYM_LIMITS.requests)
      return this.problemLine('limit', 'gym.requests', { most: GYM_LIMITS.requests });
    return JSON.stringify(asked.map((request) => this.#answerTo(request)));
  }

  /** What is said first, and to `hello`. */
  hello(): object {
    const { engine, boards, options, estimate } = this.#game;
    return {
      hello: 'sanguine gym',
      protocol: GYM_PROTOCOL,
      version: version(),
      game: engine.id,
      rules: engine.rulesVersion,
      seats: engine.seats,
      boards: boards.map(({ id, players: [least, most] }) => ({ id, players: { min: least, max: most } })),
      options,
      bots: botsOf(this.#game),
      features: estimate.features,
      limits: GYM_LIMITS,
    };
  }

  problemLine(code: GymProblem['error']['code'], key: Phrase, values: Values = {}): string {
    return JSON.stringify({ error: new GymProblem(code, this.#say(key, values)).error });
  }

  #answerTo(data: unknown): object {
    const checked = check(GymRequest, data);
    if (!checked.ok)
      return { error: new GymProblem('request', this.#say('gym.request', { why: checked.problem })).error };
    const request = checked.value;
    const id = request.id === undefined ? {} : { id: request.id };
    try {
      return { ...id, ...this.#done(request) };
    } catch (error) {
      const table = 'table' in request ? { table: request.table } : {};
      return { ...id, ...table, error: this.#problemOf(error, request).error };
    }
  }

  /** A table at which something went wrong is closed: nobody knows how it stands. */
  #problemOf(error: unknown, request: GymRequest): GymProblem {
    if (error instanceof GymProblem) return error;
    if (error instanceof CommandProblem) return new GymProblem('setup', this.#say(error.key, error.values));
    if ('table' in request) this.#tables.delete(request.table);
    return new GymProblem('fault', this.#say('problem.fault', { why: messageOf(error) }));
  }

  #done(request: GymRequest): object {
    switch (request.do) {
      case 'hello':
        return this.hello();
      case 'reset':
        return this.#reset(request);
      case 'step':
        return this.#step(request);
      case 'observe':
        return this.#observe(request);
      case 'moves':
        return this.#moves(request);
      case 'imagine':
        return this.#imagine(request);
      case 'finish':
        return this.#finish(request);
      case 'close':
        this.#tableOf(request.table);
        this.#tables.delete(request.table);
        return { table: request.table, closed: true };
    }
  }

  #reset(request: Request<'reset'>): object {
    const { table: name, players, board, options = {}, tell } = request;
    this.#makeRoom(name);
    const wished = new Map(Object.entries({ players, board }).filter(([, value]) => value !== undefined));
    const values = new Map([...wished].map(([option, value]) => [option, [`${value}`]]));
    values.set(
      'option',
      Object.entries(options).map(([option, value]) => `${option}=${value}`),
    );
    const { seats, setup } = layTable(this.#game, new Arguments([], values), this.#locale);
    const bots = this.#botsFor(request.bots, seats);
    const seed = request.seed ?? `${this.#seed}-${this.#dealt++}`;
    const company = { seed, bots, budget: budgetOf(request) };
    const table = GymTable.start(this.#game, setup, company);
    this.#tables.set(name, table);
    return { ...standingOf(this.#game, name, table, tell), seed, players: seats };
  }

  #makeRoom(name: GymTableName): void {
    if (this.#tables.size >= GYM_LIMITS.tables && !this.#tables.has(name))
      throw new GymProblem('limit', this.#say('gym.tables', { most: GYM_LIMITS.tables }));
  }

  /** By seat; null where the program plays. */
  #botsFor(named: readonly (string | null)[] = [], seats: number): (string | null)[] {
    if (named.length > seats) throw new CommandProblem('problem.manyBots', { bots: named.length, seats });
    for (const bot of named) if (bot !== null) this.#needBot(bot);
    return Array.from({ length: seats }, (_, seat) => named[seat] ?? null);
  }

  #needBot(bot: string): void {
    const known = botsOf(this.#game);
    if (!known.includes(bot)) throw new CommandProblem('problem.bot', { bot, known: known.join(', ') });
  }

  #tableOf(name: GymTableName): GymTable {
    const table = this.#tables.get(name);
    if (table === undefined) throw new GymProblem('table', this.#say('gym.noTable', { table: `${name}` }));
    return table;
  }

  /** The seat that is meant: the one that decides, if there is but one. */
  #seatAt(table: GymTable, seat: Seat | undefined): Seat {
    const deciders = table.deciders();
    const meant = seat ?? deciders[0];
    if (meant === undefined) throw new GymProblem('over', this.#say('gym.over'));
    if (seat === undefined && deciders.length > 1)
      throw new GymProblem('seat', this.#say('gym.whichSeat', { seats: deciders.join(', ') }));
    if (!table.isOwn(meant)) throw new GymProblem('seat', this.#say('gym.seat', { seat: meant }));
    return meant;
  }

  #step(request: Request<'step'>): object {
    const table = this.#tableOf(request.table);
    const seat = this.#seatAt(table, request.seat);
    const move = this.#moveOf(table, seat, request);
    const drawn = request.sample === true ? { played: this.#noted(table, seat, [move])[0] } : {};
    const refused = table.play(seat, move);
    if (refused !== null) throw this.#illegal(refused);
    return { ...standingOf(this.#game, request.table, table, request.tell), ...drawn };
  }

  #illegal(refusal: Refusal): GymProblem {
    return new GymProblem('illegal', this.#game.speech.refusal(this.#locale, refusal), refusal);
  }

  #moveOf(table: GymTable, seat: Seat, { index, notation, move, sample }: Request<'step'>): unknown {
    const { engine } = this.#game;
    const ways = [index, notation, move, sample].filter((way) => way !== undefined);
    if (ways.length !== 1) throw new GymProblem('request', this.#say('gym.oneMove'));
    if (move !== undefined) return move;
    const view = table.viewFor(seat);
    if (notation !== undefined) {
      const parsed = engine.notation.parse(view, seat, notation);
      if (parsed.ok) return parsed.move;
      throw new GymProblem('notation', this.#say('gym.notation', { notation, why: parsed.problem }));
    }
    this.#needTurn(table, seat);
    if (index === undefined) return engine.sample(view, seat, table.chanceFor(seat));
    const { moves } = table.outlookOf(seat);
    if (index < moves.length) return moves[index];
    throw new GymProblem('index', this.#say('gym.index', { index, count: moves.length }));
  }

  /** Moves are listed and drawn only for who may move. */
  #needTurn(table: GymTable, seat: Seat): void {
    if (table.deciders().includes(seat) || table.volunteers().includes(seat)) return;
    if (table.outcome() !== null) throw new GymProblem('over', this.#say('gym.over'));
    throw new GymProblem('seat', this.#say('gym.turn', { seat }));
  }

  #noted(table: GymTable, seat: Seat, moves: readonly unknown[]): ReturnType<typeof notedMoves> {
    return notedMoves(this.#game, table.viewFor(seat), seat, moves);
  }

  #observe({ table: name, seat, tell = ['view'] }: Request<'observe'>): object {
    const table = this.#tableOf(name);
    const viewer = seat === null ? null : this.#seatAt(table, seat);
    return { ...standingOf(this.#game, name, table), told: [toldTo(this.#game, table, viewer, tell)] };
  }

  #moves({ table: name, seat, sample = 0 }: Request<'moves'>): object {
    const table = this.#tableOf(name);
    const mover = this.#seatAt(table, seat);
    this.#needTurn(table, mover);
    const { engine } = this.#game;
    const random = table.chanceFor(mover);
    const view = table.viewFor(mover);
    const drawn = Array.from({ length: sample }, () => engine.sample(view, mover, random));
    return {
      ...standingOf(this.#game, name, table),
      told: [toldTo(this.#game, table, mover, ['moves'])],
      ...(sample > 0 && { samples: this.#noted(table, mover, drawn) }),
    };
  }

  #imagine(request: Request<'imagine'>): object {
    const { table: name, to } = request;
    const table = this.#tableOf(name);
    const seat = this.#seatAt(table, request.seat);
    this.#makeRoom(to);
    const bots = this.#botsFor(request.bots, table.seats);
    const seed = request.seed ?? `${this.#seed}-${this.#dealt++}`;
    const imagined = table.imagine(seat, { seed, bots, budget: budgetOf(request) });
    this.#tables.set(to, imagined);
    return { ...standingOf(this.#game, to, imagined), seed, players: table.seats };
  }

  #finish(request: Request<'finish'>): object {
    const { table: name, bots = [standInLevel(this.#game)] } = request;
    const table = this.#tableOf(name);
    for (const bot of bots) this.#needBot(bot);
    table.finish(bots, budgetOf(request));
    return standingOf(this.#game, name, table);
  }
}

const budgetOf = ({
  playouts,
}: {
  readonly playouts?: number | undefined;
}): (() => SearchBudget) | undefined => (playouts === undefined ? undefined : playoutBudget(playouts));
