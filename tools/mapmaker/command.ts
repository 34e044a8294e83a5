import { parseArgs } from 'node:util';
import { MAP_ID } from '@sanguine/bloodstones/content/map.ts';
import type { Order } from './maker.ts';
import { problemLine } from '../typed.ts';

const FLAGS = ['seed', 'players', 'id', 'name-en', 'name-ja', 'out'] as const;
type Flag = (typeof FLAGS)[number];

export interface Command {
  readonly order: Order;
  readonly out: string;
}

/** Parses the command line; returns one line of text if it is wrong. */
export function commandOf(args: readonly string[]): Command | string {
  const values = valuesOf(args);
  if (typeof values === 'string') return values;
  const missing = FLAGS.filter((flag) => !values.get(flag)?.trim());
  if (missing.length > 0) return `missing: ${missing.map((flag) => `--${flag}`).join(' ')}`;
  const value = (flag: Flag): string => values.get(flag)?.trim() ?? '';
  if (!MAP_ID.test(value('id'))) return `--id ${value('id')}: use small letters, digits and hyphens`;
  const [, least, most] = /^([2-6])(?:-([2-6]))?$/.exec(value('players')) ?? [];
  const players: [number, number] = [Number(least), Number(most ?? least)];
  if (!(players[0] <= players[1]))
    return `--players ${value('players')}: give a count like 4 or a range like 2-4, from 2 to 6`;
  return {
    order: {
      seed: value('seed'),
      id: value('id'),
      name: { en: value('name-en'), ja: value('name-ja') },
      players,
    },
    out: value('out'),
  };
}

function valuesOf(args: readonly string[]): Map<string, string> | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { seed: text, players: text, id: text, 'name-en': text, 'name-ja': text, out: text },
    });
    return new Map(Object.entries(values));
  } catch (error) {
    return problemLine(error);
  }
}
