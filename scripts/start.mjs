// `npm start`: builds the pages if their sources changed, and starts the server. With arguments, runs the command line
// instead: `npm start -- play --players 2 --lang ja`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, ensurePages, env, root } from './lib.mjs';

ensureDependencies();
const args = process.argv.slice(2);
if (args.length === 0) ensurePages();
const program = args.length === 0 ? 'server/main.ts' : 'cli/sanguine.mjs';
const child = spawn('node', [join(root, program), ...args], { stdio: 'inherit', env });
// The terminal sends Ctrl-C to both processes and the program decides what it means. Other signals are forwarded.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm sends signals to a shell that dies without forwarding them: stop if the parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
