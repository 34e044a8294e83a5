import type { PerftCounts } from '@sanguine/kernel/conformance';
import * as v from 'valibot';
import { setupSchema } from '../../rules/schema.ts';
import type { Setup } from '../../rules/state.ts';
import positions from '../golden/perft.json' with { type: 'json' };

/** Counts of move sequences from fixed positions, which change with any rule. */
export const perft: readonly PerftCounts<Setup>[] = positions.map((position) => ({
  ...position,
  setup: v.parse(setupSchema, position.setup),
}));
