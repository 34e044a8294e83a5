import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, check, type LearntWeights, learntWeights } from '@sanguine/kernel';
import { format } from 'oxfmt';
import { withPart } from '../readme.ts';
import type { Command } from './command.ts';
import { keptSample } from './kept-sample.ts';
import type { Lesson } from './tellers.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The files to write, by path: the weights, the sample that tests judge them by, and the page with their figures. */
export async function filesOf(
  command: Command,
  lesson: Lesson,
  lines: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { game, games, seed } = command;
  const { id } = game.engine;
  const learnt: LearntWeights = { from: { seed, games }, weights: weightsByName(game, lesson) };
  const checked = check(learntWeights, learnt);
  if (!checked.ok) throw new Error(`the weights cannot be written: ${checked.problem}`);
  const { code } = await format('estimate.json', JSON.stringify(learnt));
  const sample = keptSample(game, lesson.keptApart, seed);
  const page = 'docs/chances.md';
  return new Map([
    [`games/${id}/bot/estimate.json`, code],
    [`tools/learn/samples/${id}.json`, `${JSON.stringify(sample)}\n`],
    [page, await withPart(readFileSync(fileOf(page), 'utf8'), id, lines)],
  ]);
}

export async function publish(command: Command, lesson: Lesson, lines: readonly string[]): Promise<void> {
  for (const [path, text] of await filesOf(command, lesson, lines)) writeFileSync(fileOf(path), text);
}

/** Digits after the decimal point: more would be noise. */
const DIGITS = 5;

function weightsByName({ estimate }: AnyGame, { weights }: Lesson): LearntWeights['weights'] {
  const named = (list: readonly number[]) =>
    Object.fromEntries(estimate.features.map((name, at) => [name, Number((list[at] ?? 0).toFixed(DIGITS))]));
  return Object.fromEntries([...weights].map(([players, list]) => [players, named(list)]));
}
