// `npm start`: the terminal game against bots; arguments are passed on (`npm start -- --players 2 --lang ja`).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, env, root } from './lib.mjs';

ensureDependencies();
const program = join(root, 'cli/sanguine.mjs');
const child = spawn('node', [program, 'play', ...process.argv.slice(2)], { stdio: 'inherit', env });
process.on('SIGINT', () => {});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
