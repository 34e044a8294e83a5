import * as v from 'valibot';
import { type ProblemWord, type RefusalAnswer, refusalAnswer } from '@sanguine/protocol';

/** The status each problem is answered with. */
const STATUS = {
  shape: 400,
  setup: 400,
  webhook: 400,
  'name.unfit': 400,
  person: 401,
  credentials: 401,
  origin: 403,
  host: 403,
  banned: 403,
  missing: 404,
  'name.taken': 409,
  full: 409,
  seat: 409,
  seated: 409,
  begun: 409,
  waiting: 409,
  running: 409,
  tables: 409,
  bots: 409,
  mutes: 409,
  tries: 429,
  rate: 429,
  unavailable: 503,
  fault: 500,
} as const satisfies Record<ProblemWord, number>;

type StatusOf<Word extends ProblemWord> = (typeof STATUS)[Word];
/** What may happen to any request. */
const ANYWHERE = ['shape', 'origin', 'banned', 'rate', 'unavailable', 'fault'] as const;
type Anywhere = (typeof ANYWHERE)[number];

interface Coded {
  code(status: number): unknown;
}

/** The answer to a request that is not done: `return refuse(reply, 'person')`. A word the route does not list is no answer of it. */
export function refuse<Word extends ProblemWord>(
  reply: Coded,
  problem: Word,
  refusal?: RefusalAnswer,
): { problem: Word; refusal?: RefusalAnswer } {
  reply.code(STATUS[problem]);
  return { problem, ...(refusal === undefined ? {} : { refusal }) };
}

type Problems<Words extends ProblemWord> = {
  [Status in StatusOf<Words>]: v.GenericSchema<{
    problem: { [Word in Words]: StatusOf<Word> extends Status ? Word : never }[Words];
    refusal?: RefusalAnswer;
  }>;
};

/** Every answer a route may give: those of a thing done, and the problems, each under its status. */
export function answers<
  Fine extends Readonly<Record<number, v.GenericSchema>>,
  Word extends ProblemWord = never,
>(fine: Fine, ...words: readonly Word[]): Fine & Problems<Word | Anywhere> {
  const all: readonly ProblemWord[] = [...new Set<ProblemWord>([...words, ...ANYWHERE])];
  const byStatus = Map.groupBy(all, (word) => STATUS[word]);
  const problems = [...byStatus].map(([status, some]) => [
    status,
    v.strictObject({
      problem: v.picklist(some),
      ...(some.includes('setup') && { refusal: v.optional(refusalAnswer) }),
    }),
  ]);
  return { ...fine, ...Object.fromEntries(problems) };
}

/** A thing done of which there is nothing to tell: `answers({ 204: nothing })`, `return done(reply)`. */
export const nothing = v.undefined();

export function done(reply: Coded): undefined {
  reply.code(204);
  return undefined;
}
