#!/usr/bin/env node
// Plain JavaScript: it must run on whatever Node.js (20 or later) the machine has. The program itself is TypeScript,
// which Node.js reads from 22.18 on; an older one hands over to the project's own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The program's texts are TypeScript's; what goes wrong before is said here, in the reader's language. */
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const japanese = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ja');

const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // What was read once starts quicker the next time, in the threads of the program too.
  module.enableCompileCache?.();
  const kept = module.getCompileCacheDir?.();
  if (kept !== undefined) process.env.NODE_COMPILE_CACHE ??= kept;
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  handOver(fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url)));
}

function fail(problem) {
  process.stderr.write(`sanguine: ${problem}\n`);
  process.exitCode = 2;
}

function handOver(node) {
  if (!existsSync(node)) {
    const { node: version } = process.versions;
    fail(
      japanese
        ? `Node.js 22.18 以降が必要です（現在は ${version}）。npm ci で用意できます`
        : `Node.js 22.18 or later is needed and this is ${version}; "npm ci" brings one`,
    );
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; the program decides what it means. Other signals are passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    fail(japanese ? `${node} を実行できません（${error.message}）` : `cannot run ${node} (${error.message})`);
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
