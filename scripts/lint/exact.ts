import type { OxlintOverride } from 'oxlint';

export const ROUNDS = 'engines may round this differently';

/** Functions the language lets engines approximate. `Math.sqrt` is exact. */
const ROUNDED =
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log10 log2 log1p pow cbrt hypot';

interface Refused {
  readonly object: string;
  readonly property: string;
  readonly message: string;
}

/**
 * Exact arithmetic where states are computed, besides `others`: every engine must get the same bits, or records prove nothing.
 */
export const exact = (others: readonly Refused[]): OxlintOverride => ({
  files: ['kernel/**', 'games/*/{content,rules}/**'],
  // Chances are only told: no state is computed from them.
  excludeFiles: ['kernel/{test,conformance,chances}/**'],
  rules: {
    'exact/power': 'error',
    'no-restricted-properties': [
      'error',
      ...others,
      ...ROUNDED.split(' ').map((property) => ({ object: 'Math', property, message: ROUNDS })),
    ],
  },
});
