// Which tests a change can affect. No dependencies, like lib.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reaching, sources } from './graph.mjs';
import { root } from './lib.mjs';

/** Whole programs and whole bot games depend on everything, so their tests run only for changes of their own. */
const WHOLE = ['bots', 'cli', 'server'];
const TEST = /\.test\.tsx?$/;

/** The unit tests that reach a changed file by imports, and those that read files whatever they import. */
export function affectedTests(changed) {
  const rooms = new Set(changed.map(roomOf));
  return [...reaching([...changed, ...readers()])]
    .filter((file) => TEST.test(file))
    .filter((file) => rooms.has(roomOf(file)) || !WHOLE.includes(roomOf(file)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** Tests and their helpers that read sources, texts or pages as files: no import says which. */
function readers() {
  return sources().filter(
    (file) =>
      /^scripts\/.*\.ts$|\/test\/.*\.ts$/.test(file) && READS.test(readFileSync(join(root, file), 'utf8')),
  );
}

const READS = /\b(?:globSync|readdirSync)\(|readFileSync\(join\(|'ls-files'/;

/** `games/<id>`, or the first folder. */
export function roomOf(file) {
  const [first, second] = file.split('/');
  return first === 'games' ? `${first}/${second}` : first;
}
