import type { PerftCounts } from '@sanguine/kernel/conformance';
import * as v from 'valibot';
import { setupSchema } from '../../rules/schema.ts';
import type { Setup } from '../../rules/state.ts';
import positions from '../golden/perft.json' with { type: 'json' };

/** Lines of play from fixed positions: a number that moves when any rule does. */
export const perft: readonly PerftCounts<Setup>[] = positions.map((position) => ({
  ...position,
  setup: v.parse(setupSchema, position.setup),
}));
