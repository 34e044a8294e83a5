import type { PerftCounts } from '@sanguine/kernel/conformance';
import type { Setup } from '../../rules/state.ts';

export const perft: readonly PerftCounts<Setup>[] = [];
