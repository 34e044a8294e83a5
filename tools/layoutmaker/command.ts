import { parseArgs } from 'node:util';
import { TABLE_SIZES } from '@sanguine/bloodfields/content/tables.ts';
import type { Order } from './maker.ts';
import { problemLine } from '../typed.ts';

export interface Command {
  readonly order: Order;
  /** Where the picture is written; undefined for none. */
  readonly preview: string | undefined;
}

/** Parses the command line; returns one line of text if it is wrong. */
export function commandOf(args: readonly string[]): Command | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { seed: text, size: text, preview: text } });
    const seed = values.seed?.trim() ?? '';
    if (seed === '') return 'missing: --seed';
    const size = TABLE_SIZES.find((one) => one === (values.size ?? 'large'));
    if (size === undefined) return `--size ${values.size}: ${TABLE_SIZES.join(', ')}`;
    return { order: { seed, size }, preview: values.preview };
  } catch (error) {
    return problemLine(error);
  }
}
