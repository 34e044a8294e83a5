import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One forbidden thing a file, with the words that refuse it. */
const planted: Record<string, [source: string, refusal: string]> = {
  'kernel/clock.ts': ['export const now = Date.now();', 'the core has no clock'],
  'kernel/luck.ts': ['export const luck = Math.random();', 'chance comes from the table'],
  'kernel/disk.ts': [
    "import { readFileSync } from 'node:fs';\nexport { readFileSync };",
    'the core does no I/O',
  ],
  'kernel/up.ts': ["export * from '@sanguine/bloodstones';", 'the kernel imports nothing of ours'],
  'games/bloodstones/content/rule.ts': ["export * from '../rules/rules.ts';", 'content is data'],
  'games/bloodstones/rules/words.ts': [
    "export * from '../text/speech.ts';",
    'rules know neither bots nor words',
  ],
  'games/bloodstones/rules/neighbour.ts': [
    "export * from '@sanguine/blood-rage';",
    'games do not know each other',
  ],
  'games/bloodstones/bot/words.ts': [
    "export * from '../text/speech.ts';",
    'bots know neither words nor pictures',
  ],
  'games/bloodstones/text/up.ts': ["export * from '@sanguine/cli';", 'arrows point down'],
  'games/bloodstones/board/mind.ts': ["export * from '../bot/index.ts';", 'boards know no bots'],
  'games/bloodstones/board/up.tsx': ["export * from '@sanguine/web';", 'arrows point down'],
  'games/bloodstones/rules/drawn.ts': ["export * from 'react';", 'only boards draw'],
  'ui/named.ts': ["export * from '@sanguine/bloodstones';", 'components know the kernel alone'],
  'protocol/up.ts': ["export * from '@sanguine/server';", 'the protocol knows the kernel alone'],
  'web/named.ts': [
    "export * from '@sanguine/bloodstones/game.ts';",
    'shells learn of games from the registry',
  ],
  'bots/named.ts': ["export * from '@sanguine/bloodstones';", 'bots play any game and name none'],
  'registry/up.ts': ["export * from '@sanguine/cli';", 'arrows point down'],
  'cli/named.ts': [
    "export * from '@sanguine/bloodstones/game.ts';",
    'shells learn of games from the registry',
  ],
  'server/named.ts': ["export * from '@sanguine/bloodstones';", 'shells learn of games from the registry'],
  'kernel/ring.ts': ["export * from './ring-two.ts';\nexport const one = 1;", 'Dependency cycle'],
};

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

let folder = '';
let diagnostics: readonly Diagnostic[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: { typeAware: false } }));
  for (const [file, [source]] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  writeFileSync(join(folder, 'kernel/ring-two.ts'), "export * from './ring.ts';\nexport const two = 2;\n");
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  diagnostics = JSON.parse(stdout).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(planted))('the linter sees the forbidden arrow in %s', (file, [, refusal]) => {
  const found = diagnostics.filter(({ filename }) => filename === file);
  expect(found.map(({ message, help = '' }) => `${message} ${help}`).join('\n')).toContain(refusal);
});
