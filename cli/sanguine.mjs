#!/usr/bin/env node
// Plain JavaScript, since it must run on any Node.js from version 20. The program itself is TypeScript, which Node.js
// runs from 22.18; an older one hands over to the project's own Node.js.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The text catalogues need TypeScript; problems before that are reported here, in the reader's language. */
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const japanese = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ja');

const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // Caching compiled code speeds up the next start, including that of worker threads.
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
  // The terminal sends Ctrl-C to both processes and the program decides what it means. Other signals are forwarded.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    fail(japanese ? `${node} を実行できません（${error.message}）` : `cannot run ${node} (${error.message})`);
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
