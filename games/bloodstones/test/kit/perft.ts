import type { PerftCounts } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import positions from '../golden/perft.json' with { type: 'json' };

/** Lines of play from fixed positions: a number that moves when any rule does. */
export const perft: readonly PerftCounts<Setup>[] = positions.map((position) => ({
  ...position,
  setup: { ...position.setup, options: DEFAULT_OPTIONS },
}));
