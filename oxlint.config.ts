import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { arrows } from './scripts/lint/arrows.ts';
import { core } from './scripts/lint/core.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  jsPlugins: [fileURLToPath(new URL('scripts/lint/power.ts', import.meta.url))],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-return': 'off',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/prefer-node-protocol': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'no-await-in-loop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'scene.refuses', 'scene.asks', 'scene.does'] },
    ],
    'react/react-in-jsx-scope': 'off',
  },
  ignorePatterns: ['.build', 'node_modules', 'web/dist', 'test-results'],
  overrides: [
    ...core,
    ...arrows,
    {
      files: ['games/*/test/scene.ts', 'kernel/conformance/staged-position.ts'],
      rules: { 'vitest/no-standalone-expect': 'off' },
    },
  ],
});
