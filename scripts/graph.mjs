// The import graph of the project's files. No dependencies, like lib.mjs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './lib.mjs';

/** Imports, and programs and workers started by URL. Type-only imports do not count: they cannot change a test. */
const NEEDS =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'";]*?from\s*'([^']+)'|(?:^|\n)import\s*'([^']+)'|import\(\s*'([^']+)'|new URL\(\s*'([^']+)'\s*,\s*import\.meta\.url/g;
const SOURCE = /\.(?:tsx?|mjs)$/;

/** The project's source files, committed or not. */
export function sources() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return files.filter((file) => SOURCE.test(file) && existsSync(join(root, file)));
}

export function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The changed files and all files that depend on them, directly or not. */
export function reaching(changed) {
  users ??= readUsers();
  const reached = new Set(changed);
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return reached;
}

/** By file, the files that need it directly. */
let users = null;

function readUsers() {
  const found = new Map();
  for (const file of sources()) {
    for (const needed of needsOf(file)) found.set(needed, [...(found.get(needed) ?? []), file]);
  }
  return found;
}

function needsOf(file) {
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(NEEDS)];
  return found.flatMap(([, from, alone, later, beside]) =>
    beside === undefined ? (locate(file, from ?? alone ?? later) ?? []) : neighbour(file, beside),
  );
}

/** The path of a file named relative to another; a URL is relative even without a dot. */
function neighbour(file, name) {
  return relative(root, join(root, dirname(file), name.replace(/\?.*/, '')));
}

function locate(file, name) {
  if (name.startsWith('.')) return neighbour(file, name);
  const [, workspace, path] = /^(@sanguine\/[\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  return workspace === undefined ? null : exported(workspace, path);
}

const packages = new Map();

/** The file a workspace exports under a name. */
function exported(workspace, path) {
  const folder = packages.get(workspace) ?? readPackage(workspace);
  const entry = folder.exports?.[path === undefined ? '.' : `./${path}`];
  const target = typeof entry === 'string' ? entry : entry?.default;
  return join(folder.at, target ?? path ?? 'index.ts');
}

function readPackage(workspace) {
  const at = git('ls-files', '*package.json').find((file) => nameIn(file) === workspace) ?? '';
  const { exports } = JSON.parse(readFileSync(join(root, at), 'utf8'));
  packages.set(workspace, { at: dirname(at), exports });
  return packages.get(workspace);
}

function nameIn(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).name;
}
