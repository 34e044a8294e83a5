import * as v from 'valibot';
import { type ProblemWord, type RefusalAnswer, refusalAnswer } from '@sanguine/protocol';

/** The HTTP status of each problem. */
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
  'notebook.size': 413,
  'notebook.stale': 409,
  tries: 429,
  rate: 429,
  unavailable: 503,
  fault: 500,
} as const satisfies Record<ProblemWord, number>;

type StatusOf<Word extends ProblemWord> = (typeof STATUS)[Word];
/** Problems any request may get. */
const ANYWHERE = ['shape', 'origin', 'banned', 'rate', 'unavailable', 'fault'] as const;
type Anywhere = (typeof ANYWHERE)[number];

interface Coded {
  code(status: number): unknown;
}

/** Answers with a problem: `return refuse(reply, 'person')`. The route must list the word in `answers`. */
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

/** The response schemas of a route: its successes, and its problems grouped by status. */
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

/** Success without a body: `answers({ 204: nothing })`, `return done(reply)`. */
export const nothing = v.undefined();

export function done(reply: Coded): undefined {
  reply.code(204);
  return undefined;
}
