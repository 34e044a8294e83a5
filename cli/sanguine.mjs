#!/usr/bin/env node
// Plain JavaScript: it must run on whatever Node.js (20 or later) the machine has. The program itself is TypeScript,
// which Node.js reads from 22.18 on; an older one hands over to the project's own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // What was read once starts quicker the next time.
  module.enableCompileCache?.();
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  handOver(fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url)));
}

function handOver(node) {
  if (!existsSync(node)) {
    process.stderr.write(
      `sanguine: Node.js 22.18 or later is needed and this is ${process.versions.node}; "npm ci" brings one\n`,
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; the program decides what it means. Other signals are passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`sanguine: cannot run ${node}: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
