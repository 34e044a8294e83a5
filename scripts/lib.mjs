// Plain JavaScript without dependencies: it must run on whatever Node.js (20 or later) the machine has,
// before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's own tools first, its Node.js among them. */
export const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };

export function run(command, args) {
  const begun = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  console.log(`[${((performance.now() - begun) / 1000).toFixed(1)} s] ${command} ${args.join(' ')}`);
  return status === 0;
}

function must(command, args) {
  if (run(command, args)) return;
  console.error(`failed: ${command} ${args.join(' ')}`);
  process.exit(1);
}

/** Installs when the lockfile differs from the one installed last; a second run finds its stamp and does nothing. */
export function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  must('npm', ['ci', '--loglevel=error']);
  const version = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' }).stdout.trim();
  const [major, minor] = version.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    console.error(
      `Sanguine needs Node.js 22.18 or later and found ${version}: install a newer one, then try again.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
