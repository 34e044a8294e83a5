import { botsOf, playoutBudget, type SearchBudget, standInLevel } from '@sanguine/bots';
import {
  type AnyGame,
  type Locale,
  type Masked,
  notedMoves,
  type Refusal,
  type Seat,
} from '@sanguine/kernel';
import { GYM_LIMITS, type GymRequest, type GymTableName } from '@sanguine/protocol/gym';
import { Arguments } from '../args.ts';
import { layTable } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { type Say, sayIn } from '../text/say.ts';
import { GymProblem } from './problem.ts';
import { type Company, GymTable } from './table.ts';
import { standingOf, toldTo } from './telling.ts';

type Asked = Exclude<GymRequest, { do: 'hello' }>;
type Request<Do extends Asked['do']> = Extract<Asked, { do: Do }>;

/** The open tables by name, and the requests they accept. A request that cannot be carried out throws a problem. */
export class GymTables {
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

  done(request: Asked): object {
    switch (request.do) {
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
        this.forget(request.table);
        return { table: request.table, closed: true };
    }
  }

  forget(name: GymTableName): void {
    this.#tables.delete(name);
  }

  #reset(request: Request<'reset'>): object {
    const { table: name, players, board, options = {} } = request;
    const { min, max } = this.#game.engine.seats;
    if (players !== undefined && (players < min || players > max))
      throw new GymProblem('setup', this.#say('gym.players', { players, min, max }));
    const values = new Map<string, readonly string[]>([
      ['option', Object.entries(options).map(([option, value]) => `${option}=${value}`)],
      ...(players === undefined ? [] : [['players', [`${players}`]] as const]),
      ...(board === undefined ? [] : [['board', [board]] as const]),
    ]);
    const { seats, setup } = layTable(this.#game, new Arguments([], values), this.#locale);
    const company = this.#companyOf(request, seats);
    return this.#opened(name, GymTable.start(this.#game, setup, company), company, request.tell);
  }

  #imagine(request: Request<'imagine'>): object {
    const table = this.#tableOf(request.table);
    const seat = this.#seatAt(table, request.seat);
    const company = this.#companyOf(request, table.seats);
    return this.#opened(request.to, table.imagine(seat, company), company, request.tell);
  }

  #opened(
    name: GymTableName,
    table: GymTable,
    { seed, bots }: Company,
    tell: Request<'reset'>['tell'],
  ): object {
    if (this.#tables.size >= GYM_LIMITS.tables && !this.#tables.has(name))
      throw new GymProblem('limit', this.#say('gym.tables', { most: GYM_LIMITS.tables }));
    this.#tables.set(name, table);
    return { ...standingOf(this.#game, name, table, tell), seed, players: bots.length };
  }

  /** Without a seed of its own, each table gets another game. */
  #companyOf(request: Request<'reset' | 'imagine'>, seats: number): Company {
    const { seed, bots: named = [] } = request;
    if (named.length > seats) throw new CommandProblem('problem.manyBots', { bots: named.length, seats });
    for (const bot of named) if (bot !== null) this.#needBot(bot);
    return {
      seed: seed ?? `${this.#seed}-${this.#dealt++}`,
      bots: Array.from({ length: seats }, (_, seat) => named[seat] ?? null),
      budget: budgetOf(request),
    };
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

  /** The seat named; if none is, the only one that decides. */
  #seatAt(table: GymTable, seat: Seat | undefined): Seat {
    const deciders = table.deciders();
    const meant = seat ?? deciders[0];
    if (meant === undefined) throw this.#over();
    if (seat === undefined && deciders.length > 1)
      throw new GymProblem('seat', this.#say('gym.whichSeat', { seats: deciders.join(', ') }));
    if (!table.isOwn(meant)) throw new GymProblem('seat', this.#say('gym.seat', { seat: meant }));
    return meant;
  }

  #over(): GymProblem {
    return new GymProblem('over', this.#say('gym.over'));
  }

  /** Lists and draws moves only for a seat that may move. */
  #needTurn(table: GymTable, seat: Seat): void {
    if (table.mayMove(seat)) return;
    if (table.outcome() !== null) throw this.#over();
    throw new GymProblem('seat', this.#say('gym.turn', { seat }));
  }

  #step(request: Request<'step'>): object {
    const { table: name, index, notation, move, sample, tell } = request;
    const table = this.#tableOf(name);
    const seat = this.#seatAt(table, request.seat);
    const ways = [index, notation, move, sample].filter((way) => way !== undefined);
    if (ways.length !== 1) throw new GymProblem('request', this.#say('gym.oneMove'));
    let drawn = {};
    if (index !== undefined) table.playLegal(seat, this.#listed(table, seat, index));
    else if (sample === true) {
      const [any] = this.#sampled(table, seat, 1);
      drawn = { played: this.#noted(table, seat, [any])[0] };
      table.playLegal(seat, any);
    } else {
      const refusal = table.play(seat, notation === undefined ? move : this.#read(table, seat, notation));
      if (refusal !== null) throw this.#illegal(refusal, table.viewFor(seat));
    }
    return { ...standingOf(this.#game, name, table, tell), ...drawn };
  }

  #illegal(refusal: Refusal, view: Masked<unknown>): GymProblem {
    return new GymProblem('illegal', this.#game.speech.refusal(this.#locale, refusal, view), refusal);
  }

  #read(table: GymTable, seat: Seat, notation: string): unknown {
    const parsed = this.#game.engine.notation.parse(table.viewFor(seat), seat, notation);
    if (parsed.ok) return parsed.move;
    throw new GymProblem('notation', this.#say('gym.notation', { notation, why: parsed.problem }));
  }

  #listed(table: GymTable, seat: Seat, index: number): unknown {
    this.#needTurn(table, seat);
    const { moves } = table.outlookOf(seat);
    if (index < moves.length) return moves[index];
    throw new GymProblem('index', this.#say('gym.index', { index, count: moves.length }));
  }

  #sampled(table: GymTable, seat: Seat, count: number): unknown[] {
    this.#needTurn(table, seat);
    const random = table.chanceFor(seat);
    const view = table.viewFor(seat);
    return Array.from({ length: count }, () => this.#game.engine.sample(view, seat, random));
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
    const drawn = this.#sampled(table, mover, sample);
    return {
      ...standingOf(this.#game, name, table),
      told: [toldTo(this.#game, table, mover, ['moves'])],
      ...(sample > 0 && { samples: this.#noted(table, mover, drawn) }),
    };
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
