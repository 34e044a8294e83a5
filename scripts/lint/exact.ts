import type { OxlintOverride } from 'oxlint';

export const ROUNDS = 'engines may round this differently';

/** What the language leaves to engines to approximate. `Math.sqrt` is exact. */
const ROUNDED =
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log10 log2 log1p pow cbrt hypot';

interface Refused {
  readonly object: string;
  readonly property: string;
  readonly message: string;
}

/**
 * Exact arithmetic where states come from, beside what is refused there anyway: every engine must come to the same to
 * the last bit, or a record is no proof.
 */
export const exact = (others: readonly Refused[]): OxlintOverride => ({
  files: ['kernel/**', 'games/*/{content,rules}/**'],
  excludeFiles: ['kernel/{test,conformance}/**'],
  rules: {
    'exact/power': 'error',
    'no-restricted-properties': [
      'error',
      ...others,
      ...ROUNDED.split(' ').map((property) => ({ object: 'Math', property, message: ROUNDS })),
    ],
  },
});
