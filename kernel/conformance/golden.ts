import { digest } from '../match/digest.ts';
import { engine } from '../rules/engine.ts';
import { Match } from '../match/match.ts';
import { readRecord } from '../match/record.ts';
import type { AnySetup, Rules } from '../rules/rules.ts';
import { verify } from '../match/verify.ts';

/** A record of an earlier game, and the last state it must still lead to. */
export interface Golden {
  readonly name: string;
  /** The record's text. */
  readonly record: string;
  /** The digest of the state after its last row. */
  readonly digest: string;
}

/** What is wrong with a golden record; null if its result is unchanged. */
export function golden<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  { record: written, digest: wanted }: Golden,
): string | null {
  const read = readRecord(written);
  if (!read.ok) return read.problem;
  const door = engine(rules);
  const verified = verify(door, read.record);
  if (!verified.ok) return `row ${verified.number}: ${verified.problem}`;
  const resumed = Match.resume(door, read.record);
  if (!resumed.ok) return `row ${resumed.number}: ${resumed.problem}`;
  const got = digest(resumed.match.state);
  return got === wanted ? null : `the last state's digest is ${got}, not ${wanted}`;
}
