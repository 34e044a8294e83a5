// A program that plays. It needs Node.js 22 or later and nothing else:
//
//   node docs/player.mjs http://localhost:8040 ABCDEF [name]
//
// It comes in as a guest, sits down at the table with this code (or watches, where no seat is free), keeps the table it may
// see, asks for its legal moves whenever it is to decide, and plays one of them. Put something better into `choose`.
// With SANGUINE_TOKEN it is that person instead. The messages are explained in docs/protocol.md.

const [server, code, name = 'Program'] = process.argv.slice(2);
if (server === undefined || code === undefined) {
  process.stderr.write('node docs/player.mjs http://localhost:8040 ABCDEF [name]\n');
  process.exit(2);
}

/** Whoever has this token is the person. */
let token = process.env.SANGUINE_TOKEN ?? null;

/** One request to the HTTP API, described under /docs of every server. */
async function ask(method, path, body) {
  const answer = await fetch(new URL(path, server), {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // A new guest gets a session as a cookie; a program sends its value as a bearer token.
  token = /^sanguine=([\w-]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? token;
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${told.problem}`);
  return told;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The table, once everybody is there. */
async function begunTable() {
  if (token === null) await ask('POST', '/api/guests', { name, locale: 'en' });
  let table = await ask('GET', `/api/codes/${code}`);
  const seated = table.seats.some(({ mine }) => mine);
  const free = table.state === 'open' && table.seats.some(({ kind }) => kind === 'open');
  if (!seated && free) table = await ask('POST', `/api/tables/${table.id}/seats`, {});
  for (; table.state === 'open'; table = await ask('GET', `/api/tables/${table.id}`)) await pause(1000);
  return table;
}

/** The view after a row: each change replaces the whole, an entry, or an entry of an entry. */
function patched(view, patch) {
  for (const [[outer, inner], value] of patch) {
    if (outer === undefined) view = value;
    else if (inner === undefined) view[outer] = value;
    else view[outer][inner] = value;
  }
  return view;
}

/** What to play: a legal move and, in `view`, everything this seat knows. Here any will do. */
function choose(moves, _view) {
  return moves[Math.floor(Math.random() * moves.length)].move;
}

/** Follows the game to its end, through as many connections as it takes. */
function play({ id }) {
  let seat = null;
  let view = null;
  let number = null; // the last row this program knows

  const connect = (resolve, reject) => {
    const socket = new WebSocket(new URL('/live', server.replace(/^http/, 'ws')));
    const say = (message) => socket.send(JSON.stringify(message));

    /** After every change: is it the end, or my turn? A row of others may overtake the answer; then it is asked again. */
    const look = ({ deciders, outcome }) => {
      if (outcome !== null) resolve(outcome);
      else if (seat !== null && deciders.includes(seat)) say({ type: 'moves', id: `row ${number}` });
    };

    const hear = {
      welcome(message) {
        ({ viewer: seat, view, number } = message);
        look(message);
      },
      update(message) {
        view = patched(view, message.patch);
        number = message.number;
        look(message);
      },
      moves(message) {
        if (message.number !== number || message.moves.length === 0) return;
        say({ type: 'move', id: `play ${number}`, move: choose(message.moves, view), seen: number });
      },
      overtaken({ table }) {
        ({ view, number } = table);
        look(table);
      },
      async problem({ code: why, id: of }) {
        // Too fast: a moment later the same question is answered.
        if (why === 'rate' && of !== null) await pause(500).then(() => say({ type: 'moves', id: of }));
        else reject(new Error(`problem: ${why}`));
      },
      refused: ({ refusal }) => reject(new Error(`refused: ${refusal.code}`)),
    };

    socket.addEventListener('open', () => say({ type: 'hello', match: id, token, seen: null }));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      hear[message.type]?.(message);
    });
    // The server may be restarting: nothing is lost by coming again.
    socket.addEventListener('close', () => void pause(1000).then(() => connect(resolve, reject)));
  };
  return new Promise(connect).then((outcome) => ({ seat, outcome }));
}

const { seat, outcome } = await play(await begunTable());
const ranks = outcome.map(({ rank, score }, at) => `; seat ${at}: rank ${rank}, score ${score}`);
process.stdout.write(`${seat === null ? 'watched' : `played seat ${seat}`}${ranks.join('')}\n`);
process.exit(0);
