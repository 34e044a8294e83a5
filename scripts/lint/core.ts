import type { OxlintOverride } from 'oxlint';
import { exact } from './exact.ts';

/** Rooms that only compute: their results depend on their arguments alone. */
const CORE = ['kernel/**', 'games/*/{content,rules,bot,text}/**', 'bots/**', 'registry/**'];
const CORE_TESTS = ['kernel/test/**', 'bots/test/**'];

/** Rooms that draw: they may use the page, and get everything else from their props. */
const DRAWING = ['games/*/board/**', 'ui/**'];

const HIDDEN_INPUTS = [
  { object: 'Math', property: 'random', message: 'chance comes from the table' },
  { object: 'Date', property: 'now', message: 'the core has no clock' },
];

const MACHINE = ['process', 'fetch', 'crypto', 'console'];
const PAGE = ['window', 'document', 'setTimeout', 'setInterval', 'performance'];
const DEVICE = ['localStorage', 'indexedDB'];

/** What these rooms must not use, apart from imports. */
export const core: OxlintOverride[] = [
  {
    files: CORE,
    excludeFiles: CORE_TESTS,
    rules: {
      'no-restricted-globals': ['error', ...MACHINE, ...PAGE],
      'no-restricted-properties': ['error', ...HIDDEN_INPUTS],
    },
  },
  exact(HIDDEN_INPUTS),
  {
    files: DRAWING,
    rules: {
      'no-restricted-globals': ['error', ...MACHINE, ...DEVICE],
      'no-restricted-properties': ['error', ...HIDDEN_INPUTS],
    },
  },
];
