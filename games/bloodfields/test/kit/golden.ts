import type { Golden } from '@sanguine/kernel/conformance';

export const golden: readonly Golden[] = [];
