// Plain JavaScript without dependencies: it must run on any Node.js from version 20, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's own tools come first, including its Node.js. */
export const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };

export function run(command, args) {
  const begun = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  console.log(done(begun, command, args));
  return status === 0;
}

/**
 * Like `run`, but concurrent: the output is held back and printed all at once when the command ends. Resolves with that output
 * and whether the command was green.
 */
export function runBeside(command, args) {
  const begun = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  return new Promise((resolve) => {
    const end = (green) => {
      const output = Buffer.concat(said);
      process.stdout.write(output);
      console.log(done(begun, command, args));
      resolve({ green, output: output.toString() });
    };
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

function done(begun, command, args) {
  return `[${((performance.now() - begun) / 1000).toFixed(1)} s] ${command} ${args.join(' ')}`;
}

function must(command, args) {
  if (run(command, args)) return;
  console.error(`failed: ${command} ${args.join(' ')}`);
  process.exit(1);
}

/** Installs if the lockfile differs from the one installed last, as a stamp file tells. */
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

/** Installs a browser and Japanese fonts for the tests; if that is impossible, prints what is missing. */
export function ensureBrowser() {
  const missing = [];
  if (findBrowser() === undefined) missing.push('chromium-headless-shell');
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  if (status !== 0 || stdout.trim() === '') missing.push('fonts-noto-cjk');
  if (missing.length === 0) return;
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    console.error(`The browser tests need ${missing.join(' and ')}: install them, or set CHROMIUM_PATH.`);
    return;
  }
  const [command, ...start] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  run(command, [...start, 'update', '-qq']);
  run(command, [...start, 'install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

/** The sources of the pages. */
const SOURCES = ['web', 'ui', 'kernel', 'games', 'bots', 'registry', 'protocol', 'tools/fonts'];
const NO_SOURCES = new Set(['node_modules', 'dist', 'test']);
/** Files that the pages offer unchanged. */
const OFFERED = ['docs/fair-dice.md', 'docs/verify-dice.mjs'];

/** Builds the pages if any of their sources has changed since the last build. */
export function ensurePages() {
  const wanted = hashOfSources();
  const stamp = join(root, '.build/pages');
  const built = existsSync(join(root, 'web/dist/index.html')) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === wanted) return;
  must('npm', ['run', '-s', 'build', '-w', 'web']);
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...OFFERED, ...SOURCES.flatMap(filesUnder)]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() ? [path] : [];
    });
}
