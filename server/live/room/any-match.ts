import type { AnySetup } from '@sanguine/kernel';
import type { KeptMatch } from '../../storage/kept-match.ts';

export type AnyKeptMatch = KeptMatch<AnySetup, unknown, unknown, unknown>;
