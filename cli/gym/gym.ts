import { botsOf } from '@sanguine/bots';
import { type AnyGame, check, type Locale, type Values } from '@sanguine/kernel';
import { type GymError, GYM_LIMITS, GYM_PROTOCOL, GymRequest } from '@sanguine/protocol/gym';
import { CommandProblem, messageOf } from '../problem.ts';
import { type Phrase, type Say, sayIn } from '../text/say.ts';
import { version } from '../version.ts';
import { GymProblem } from './problem.ts';
import { GymTables } from './tables.ts';

/** Tables of one game for a program that sends requests line by line. Answers any line, and never tells more than a mask. */
export class Gym {
  readonly #game: AnyGame;
  readonly #say: Say;
  readonly #tables: GymTables;

  constructor(game: AnyGame, locale: Locale, seed: string) {
    this.#game = game;
    this.#say = sayIn(locale);
    this.#tables = new GymTables(game, locale, seed);
  }

  /** Sent first, and as the answer to `hello`. */
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

  /** The answer to a line: to one request, or to a list of them in order. Null for a line that was too long. */
  answer(line: string | null): string {
    if (line === null) return this.#problemLine('line', 'gym.line', { most: GYM_LIMITS.line });
    let asked: unknown;
    try {
      asked = JSON.parse(line);
    } catch {
      return this.#problemLine('json', 'gym.json');
    }
    if (!Array.isArray(asked)) return JSON.stringify(this.#answerTo(asked));
    if (asked.length > GYM_LIMITS.requests)
      return this.#problemLine('limit', 'gym.requests', { most: GYM_LIMITS.requests });
    return JSON.stringify(asked.map((request) => this.#answerTo(request)));
  }

  #problemLine(code: GymError['code'], key: Phrase, values: Values = {}): string {
    return JSON.stringify({ error: new GymProblem(code, this.#say(key, values)).error });
  }

  #answerTo(data: unknown): object {
    const checked = check(GymRequest, data);
    if (!checked.ok)
      return { error: new GymProblem('request', this.#say('gym.request', { why: checked.problem })).error };
    const request = checked.value;
    const id = request.id === undefined ? {} : { id: request.id };
    try {
      return { ...id, ...(request.do === 'hello' ? this.hello() : this.#tables.done(request)) };
    } catch (error) {
      const table = 'table' in request ? { table: request.table } : {};
      return { ...id, ...table, error: this.#errorOf(error, request) };
    }
  }

  /** Closes a table at which something went wrong: its state is unknown. */
  #errorOf(error: unknown, request: GymRequest): GymError {
    if (error instanceof GymProblem) return error.error;
    if (error instanceof CommandProblem)
      return new GymProblem('setup', this.#say(error.key, error.values)).error;
    if ('table' in request) this.#tables.forget(request.table);
    return new GymProblem('fault', this.#say('problem.fault', { why: messageOf(error) })).error;
  }
}
