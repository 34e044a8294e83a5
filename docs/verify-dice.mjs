// Checks the dice of a finished game. It needs Node.js 20 or later and nothing else, least of all our code:
//
//   node docs/verify-dice.mjs RECORD.json [--commitment HEX] [--salt SEAT=TEXT] [--mark HEX] [--draws]
//
// RECORD.json is what "Save the record" saves. With --commitment it is compared with the one you were shown before the
// game, with --salt (which may be given several times; seats count from 1) with a salt somebody gave, with --mark with the last
// mark somebody else has. --draws prints every draw and the words it came from.
//
// The exit code is 0 if everything fits, 1 if something differs, and 2 if there is nothing to check. What is computed here,
// and why, is told in docs/fair-dice.md, chapter by chapter in the same order.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Something in the record is not as it was. */
class Difference extends Error {}
/** There is nothing that could be checked. */
class Unable extends Error {}

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

// 1. The secret and its commitment

function checkCommitment({ commitment, secret }) {
  if (!/^(?:[0-9a-f]{2}){16,}$/i.test(secret))
    throw new Difference('The secret is not at least 16 bytes in hexadecimal digits.');
  const hash = sha256(Buffer.from(secret, 'hex'));
  if (hash !== commitment)
    throw new Difference(
      `The secret is not the one that was promised: its SHA-256 is ${hash}, the commitment ${commitment}.`,
    );
}

// 2. Salts and seed

/** The salt of a seat (counted from 0) whose player gave none. */
const houseSalt = (commitment, seat) => sha256(`${commitment} ${seat}`);

/** The secret's bytes and each salt in UTF-8, each after its length in four big-endian bytes, hashed together. */
function seedOf({ secret, salts }) {
  // Half a character has no bytes of its own: different salts would give the same seed.
  if (!salts.every((salt) => salt.isWellFormed())) throw new Difference('A salt is no well-formed text.');
  const hash = createHash('sha256');
  for (const part of [Buffer.from(secret, 'hex'), ...salts.map((salt) => Buffer.from(salt, 'utf8'))]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  return hash.digest();
}

// 3. Streams, words and numbers

const WORDS = 2 ** 32;
const WORDS_A_BLOCK = 8;

/** The words of one stream, eight to a block: HMAC-SHA256 under the seed of `row/audience/block`. */
function* words(seed, row, audience) {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', seed).update(`${row}/${audience}/${block}`, 'ascii').digest();
    for (let word = 0; word < WORDS_A_BLOCK; word++) yield bytes.readUInt32BE(4 * word);
  }
}

/** A number from 0 to among - 1 and the words it took. Words past the last whole multiple are passed over. */
function draw(stream, among) {
  if (among === 1) return { drawn: 0, taken: [] };
  const limit = WORDS - (WORDS % among);
  const taken = [];
  for (;;) {
    const word = stream.next().value;
    taken.push(word);
    if (word < limit) return { drawn: word % among, taken };
  }
}

/** Makes all draws of one row again. Each of its streams begins anew. */
function checkDraws(seed, row, draws, show) {
  const streams = new Map();
  for (const [at, [audience, among, drawn]] of draws.entries()) {
    const where = `Row ${row}, draw ${at + 1} (${audience}, among ${among})`;
    if (!/^(?:open|nobody|seat \d+)$/.test(audience))
      throw new Difference(`${where}: there is no such stream.`);
    if (!Number.isInteger(among) || among < 1 || among > WORDS)
      throw new Difference(`${where}: nothing can be drawn.`);
    if (!streams.has(audience)) streams.set(audience, words(seed, row, audience));
    const again = draw(streams.get(audience), among);
    if (again.drawn !== drawn)
      throw new Difference(`${where}: the record says ${drawn}, the seed gives ${again.drawn}.`);
    show(`row ${row}  ${audience}  among ${among}: ${drawn}  ${again.taken.map(hex).join(' ')}`);
  }
}

const hex = (word) => word.toString(16).padStart(8, '0');

// 4. Marks

/** The first digits of the hash over all of this. */
const mark = (digits, ...chained) => sha256(JSON.stringify(chained)).slice(0, digits);
const LONG = 12;
const SHORT = 8;

/** The table after a row: each change replaces the whole, an entry, or an entry of an entry. */
function changedTable(table, changed) {
  for (const [[outer, inner], value] of changed) {
    if (outer === undefined) table = value;
    else if (inner === undefined) table[outer] = value;
    else table[outer][inner] = value;
  }
  return table;
}

/** The table a chapter begins with and the mark its first row goes on from. `before` ends the chapter before it. */
function checkBase({ base, workings }, before, row) {
  const begins = base.row ?? 0;
  if (begins !== row)
    throw new Difference(`A chapter begins after row ${begins}, the one before ends with ${row}.`);
  if (!('snapshot' in base)) {
    const table = workings?.start?.table;
    return { table, link: table === undefined ? null : mark(SHORT, '', table) };
  }
  const { snapshot: table, mark: whole, conceded = [] } = base;
  const [link, seal] = whole.split('-');
  const sealed = conceded.length === 0 ? table : [table, conceded];
  if (seal !== undefined && sha256(JSON.stringify(sealed)).slice(0, LONG) !== seal)
    throw new Difference(
      `The table after row ${row}, with which a chapter begins, is not the one that was sealed.`,
    );
  if (before !== null && mark(SHORT, before, table) !== link)
    throw new Difference(`The chapter after row ${row} does not go on from the one before it.`);
  return { table, link };
}

// The record

/** Checks a chapter from the row after which it begins, and tells which row and mark it ends with. */
function checkChapter(seed, chapter, begin, found, show) {
  const { rows, workings, base } = chapter;
  const first = begin?.row ?? base.row ?? 0;
  const last = {
    row: first + rows.length,
    mark: rows.at(-1)?.mark ?? ('snapshot' in base ? linkOf(base) : ''),
  };
  let { table, link } = checkBase(chapter, begin?.mark ?? null, first);
  if (workings === undefined) {
    if (rows.length > 0) found.skipped.push([first + 1, last.row]);
    return last;
  }
  if (workings.rows.length !== rows.length)
    throw new Difference(`There are ${rows.length} rows and the workings of ${workings.rows.length}.`);
  const take = (row, draws) => {
    checkDraws(seed, row, draws, show);
    for (const [audience] of draws) found.draws[audience.split(' ', 1)[0]] += 1;
  };
  take(first, workings.start?.draws ?? []);
  for (const [at, { mark: recorded, ...row }] of rows.entries()) {
    const number = first + at + 1;
    const { draws, changed } = workings.rows[at];
    if (row.do !== 'move' && row.do !== 'seal' && draws.length > 0)
      throw new Difference(`Row ${number} plays nothing, and yet it draws.`);
    take(number, draws);
    table = changedTable(table, changed);
    // Rows were once marked over the whole table after them; such a mark is shorter.
    const again =
      recorded.length === SHORT ? mark(SHORT, link, [row, table]) : mark(LONG, link, row, changed);
    if (again !== recorded)
      throw new Difference(
        `Row ${number}: the move or what it changed is not what was marked (${recorded}; now ${again}).`,
      );
    link = recorded;
    found.rows += 1;
  }
  return last;
}

const linkOf = ({ mark: whole }) => whole.split('-', 1)[0];

/** Everything of one record; what was found is told at the end. */
function check(record, { commitment, salts: claimed, mark: lastMark, show }) {
  const { dice, chapters } = record;
  if (record.format !== 'sanguine' || record.version !== 1)
    throw new Unable('This is not a record of version 1.');
  if (dice.generator !== 'fair')
    throw new Unable(
      'These dice come from a seed anybody may choose, as in a lesson: nobody promised anything.',
    );
  if (dice.secret === null)
    throw new Unable('The secret has not been shown: the game was still going on when this was saved.');

  checkCommitment(dice);
  if (commitment !== undefined && commitment.toLowerCase() !== dice.commitment)
    throw new Difference(`The commitment is ${dice.commitment} and not the one you were shown.`);
  for (const { seat, salt } of claimed)
    if (dice.salts[seat] !== salt)
      throw new Difference(`The salt of seat ${seat + 1} is not the one you say.`);
  const seed = seedOf(dice);
  const found = { rows: 0, draws: { open: 0, seat: 0, nobody: 0 }, skipped: [] };
  let end = null;
  for (const chapter of chapters) end = checkChapter(seed, chapter, end, found, show);
  if (lastMark !== undefined && lastMark.toLowerCase() !== end.mark)
    throw new Difference(`The last mark is ${end.mark} and not the one you say.`);
  return { ...found, seed: seed.toString('hex'), last: end };
}

// What is said about it

/** The lines whose condition holds. */
const lines = (...told) => told.flatMap(([holds, line]) => (holds ? [`- ${line}`] : []));

function whatWasChecked({ dice }, { rows, draws, seed, last }, claims) {
  const { open, seat, nobody } = draws;
  const house = dice.salts.filter((salt, at) => salt === houseSalt(dice.commitment, at)).length;
  return lines(
    [true, `The secret is the one that was promised: its SHA-256 is the commitment ${dice.commitment}.`],
    [claims.commitment !== undefined, 'That is the commitment you were shown.'],
    [true, `The seed follows from the secret and ${count(dice.salts.length, 'salt')}: ${seed}.`],
    [
      house > 0,
      `The salts of ${count(house, 'seat')} that gave none follow from the commitment, as they should.`,
    ],
    ...claims.salts.map((claim) => [true, `The salt of seat ${claim.seat + 1} is the one you say.`]),
    [
      rows > 0,
      `${count(open + seat + nobody, 'draw')} made again from the seed: ${open} open, ${seat} for one seat alone, ${nobody} for nobody to see.`,
    ],
    [
      rows > 0,
      `${count(rows, 'mark')} made again: every row, and what it changed on the table, is as it was marked.`,
    ],
    [true, `The last mark is ${last.mark}.`],
    [claims.mark !== undefined, 'That is the mark you say.'],
  );
}

function whatWasNot({ dice, chapters }, { skipped }, claims) {
  const own = dice.salts.flatMap((salt, at) => (salt === houseSalt(dice.commitment, at) ? [] : [at]));
  const unsure = own.filter((at) => claims.salts.every(({ seat }) => seat !== at)).map((at) => at + 1);
  return lines(
    [
      claims.commitment === undefined,
      'Whether this is the commitment you were shown before the game: compare it, or add --commitment.',
    ],
    [
      unsure.length > 0,
      `Whether the players gave these salts (seats ${unsure.join(', ')}): each compares their own, or adds --salt.`,
    ],
    [
      claims.mark === undefined,
      'Whether the others have the same record: compare the last mark, or add --mark.',
    ],
    ['snapshot' in chapters[0].base, 'What came before the table with which this record begins.'],
    ...skipped.map(([from, to]) => [
      true,
      `The draws and marks of rows ${from} to ${to}: the record has no workings of them.`,
    ]),
    [
      true,
      'Whether set-up, moves and result keep the rules, and the rules ask for just these draws: "npx sanguine verify" plays the game again.',
    ],
  );
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      commitment: { type: 'string' },
      salt: { type: 'string', multiple: true, default: [] },
      mark: { type: 'string' },
      draws: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (positionals.length !== 1) throw new Unable('Name one record: node docs/verify-dice.mjs RECORD.json');
  const salts = values.salt.map((text) => {
    const [, seat, salt] = /^(\d+)=(.*)$/s.exec(text) ?? [];
    if (seat === undefined) throw new Unable(`--salt ${text}: a seat and its salt are needed, as in 1=ink`);
    return { seat: Number(seat) - 1, salt };
  });
  const show = values.draws ? (line) => console.log(line) : () => {};
  const claims = { commitment: values.commitment, salts, mark: values.mark, show };
  const record = read(file);
  const found = checked(record, claims);
  console.log(`A game of ${record.game}, ${count(found.last.row, 'row')}.\n\nChecked:`);
  console.log(whatWasChecked(record, found, claims).join('\n'));
  console.log('\nNot checked, because it cannot be seen from the record:');
  console.log(`${whatWasNot(record, found, claims).join('\n')}\n`);
  if (record.chapters.every(({ workings }) => workings === undefined))
    throw new Unable(
      'No draw could be checked: this record has no workings. Save it again where the game was played.',
    );
  console.log('Everything fits.');
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Unable(`${file} cannot be read: ${error.message}`);
  }
}

/** A file of another shape makes any step of `check` stumble. */
function checked(record, claims) {
  try {
    return check(record, claims);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw new Unable(`This is no whole record: ${error.message}`);
    throw error;
  }
}

try {
  main();
} catch (error) {
  const differs = error instanceof Difference;
  console.error(`${differs ? 'DIFFERENT' : 'NOT CHECKED'}: ${error.message}`);
  process.exitCode = differs ? 1 : 2;
}
