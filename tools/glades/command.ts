import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findGlade, GLADES } from '@sanguine/blood-stone/content/glades/index.ts';
import { levelsOf } from '@sanguine/bots';
import { game } from '@sanguine/blood-stone/game.ts';
import { problemLine, wholeOf } from '../typed.ts';

export interface Command {
  /** How many games for each glade and level. */
  readonly games: number;
  /** How many for a decision, at a level that searches. */
  readonly playouts: number;
  readonly seed: string;
  readonly glades: readonly string[];
  readonly levels: readonly string[];
  readonly jobs: number;
}

const MOST = 1_000_000;

/** Parses the command line; returns one line of text if it is wrong. */
export function commandOf(args: readonly string[]): Command | string {
  const text = { type: 'string' } as const;
  const many = { ...text, multiple: true } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { games: text, playouts: text, seed: text, glade: many, level: many, jobs: text },
    });
    const games = wholeOf(values.games, 1, 200, MOST);
    if (games === undefined) return `--games ${values.games}: a whole number from 1 on`;
    const playouts = wholeOf(values.playouts, 1, 100, MOST);
    if (playouts === undefined) return `--playouts ${values.playouts}: a whole number from 1 on`;
    const jobs = wholeOf(values.jobs, 1, availableParallelism(), MOST);
    if (jobs === undefined) return `--jobs ${values.jobs}: a whole number from 1 on`;
    const glades = values.glade ?? GLADES.map(({ id }) => id);
    const strange = glades.find((id) => findGlade(id) === undefined);
    if (strange !== undefined) return `--glade ${strange}: ${GLADES.map(({ id }) => id).join(', ')}`;
    const levels = values.level ?? ['veteran', 'warlord'];
    const unknown = levels.find((level) => !levelsOf(game).includes(level));
    if (unknown !== undefined) return `--level ${unknown}: ${levelsOf(game).join(', ')}`;
    return { games, playouts, seed: values.seed ?? '1', glades, levels, jobs };
  } catch (error) {
    return problemLine(error);
  }
}
