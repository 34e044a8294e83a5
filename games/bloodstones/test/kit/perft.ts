import type { PerftCounts } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import positions from '../golden/perft.json' with { type: 'json' };

/** Counts of move sequences from fixed positions, which change with any rule. */
export const perft: readonly PerftCounts<Setup>[] = positions.map((position) => ({
  ...position,
  setup: { ...position.setup, options: DEFAULT_OPTIONS },
}));
