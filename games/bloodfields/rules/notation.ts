import { check, type Notation, type Parsed, type Seat } from '@sanguine/kernel';
import { inchesOf, readInches } from '../content/inches.ts';
import { walkCandidates, walkGoals } from './candidates/walk.ts';
import type { Point } from './geometry/point.ts';
import { type AnyMove, moveSchema } from './moves.ts';
import { nameOf, sideName, unitNamed } from './names.ts';
import { parseRoster, printRoster } from './roster/text.ts';
import type { State, UnitId } from './state.ts';
import { tidyMove } from './tidy.ts';
import { otherSeat } from './units.ts';

const spot = ({ x, y }: Point): string => `${inchesOf(x)},${inchesOf(y)}`;
const dice = (faces: readonly number[]): string => faces.join('-');

/** `move 10,7 12.5,8.25`, `charge ironlung`, `attack long-gun cray`, `reroll skill 0-0-1-2`, `muster orlen+wrath pike*3`. */
export function printMove(state: State, raw: AnyMove): string {
  const move = tidyMove(raw);
  const name = (id: UnitId): string => (id < state.units.length ? nameOf(state, id) : `unit-${id}`);
  switch (move.do) {
    case 'muster':
      return `muster ${printRoster(move.roster)}`;
    case 'lay':
      return `lay ${move.piece} ${spot(move.at)} ${move.turn}`;
    case 'take':
      return `take ${move.what}`;
    case 'place':
      return `place ${name(move.unit)} ${spot(move.at)}`;
    case 'first':
      return `first ${sideName(state, move.seat)}`;
    case 'name':
    case 'inspire':
    case 'activate':
    case 'target':
    case 'exit':
      return `${move.do} ${name(move.unit)}`;
    case 'move':
      return ['move', ...move.path.map(spot)].join(' ');
    case 'charge':
      return `charge ${name(move.target)}`;
    case 'attack':
      return move.target === null ? `attack ${move.skill}` : `attack ${move.skill} ${name(move.target)}`;
    case 'use':
      return `use ${move.by}`;
    case 'drink':
      return `drink ${move.item}`;
    case 'aim':
      return move.from === null ? `aim ${spot(move.at)}` : `aim ${spot(move.from)} ${spot(move.at)}`;
    case 'fan':
      return `fan ${move.direction}`;
    case 'split':
      return ['split', ...move.dice].join(' ');
    case 'contact':
    case 'summon':
      return `${move.do} ${spot(move.at)}`;
    case 'strike':
      return `strike ${move.skill}`;
    case 'cast':
      return `cast ${move.spell}`;
    case 'reroll':
      return `reroll ${move.by} ${dice(move.dice)}`;
    case 'turn':
      return `turn ${move.by} ${move.die + 1}`;
    case 'spend':
      return move.token === 'inspire' ? 'spend' : 'spend ember';
    case 'next':
      return `next ${name(move.unit)} ${move.by}`;
    case 'supports':
    case 'magic':
    case 'flee':
    case 'focus':
    case 'douse':
    case 'shake':
    case 'rite':
    case 'end':
    case 'stay':
    case 'stop':
    case 'keep':
    case 'pass':
      return move.do;
  }
}

function readSpot(word = ''): unknown {
  const [x = '', y = '', ...more] = word.split(',');
  return more.length > 0 ? undefined : { x: readInches(x), y: readInches(y) };
}

const readNumber = (word = ''): unknown => (/^\d{1,3}$/.test(word) ? Number(word) : undefined);

/** The parsed move, not yet validated. */
function read(state: State, seat: Seat, text: string): unknown {
  const [verb = '', ...words] = text.split(' ');
  const [one = '', two, three] = words;
  const only = (count: number, move: unknown): unknown => (words.length === count ? move : undefined);
  const own = (word = ''): unknown => unitNamed(state, word, seat);
  const enemy = (word = ''): unknown => unitNamed(state, word, otherSeat(seat));
  switch (verb) {
    case 'muster': {
      const parsed = parseRoster(words.join(' '));
      return 'roster' in parsed ? { do: verb, roster: parsed.roster } : undefined;
    }
    case 'lay':
      return {
        do: verb,
        piece: readNumber(one),
        at: readSpot(two),
        turn: three === undefined ? 0 : readNumber(three),
      };
    case 'take':
      return only(1, { do: verb, what: one });
    case 'place':
      return only(2, { do: verb, unit: own(one), at: readSpot(two) });
    case 'first':
      return only(1, { do: verb, seat: [0, 1].find((other) => sideName(state, other) === one) });
    case 'name':
    case 'inspire':
    case 'activate':
    case 'exit':
      return only(1, { do: verb, unit: own(one) });
    case 'target':
      return only(1, { do: verb, unit: readTarget(state, seat, one) });
    case 'move':
      return { do: verb, path: /\d,/.test(one) ? words.map(readSpot) : readReason(state, one, two, seat) };
    case 'charge':
      return only(1, { do: verb, target: enemy(one) });
    case 'attack':
      return words.length <= 2
        ? { do: verb, skill: one, target: two === undefined ? null : enemy(two) }
        : undefined;
    case 'use':
      return only(1, { do: verb, by: one });
    case 'drink':
      return only(1, { do: verb, item: one });
    case 'aim':
      return words.length === 1
        ? { do: verb, from: null, at: readSpot(one) }
        : only(2, { do: verb, from: readSpot(one), at: readSpot(two) });
    case 'fan':
      return only(1, { do: verb, direction: readNumber(one) });
    case 'split':
      return { do: verb, dice: words.map(readNumber) };
    case 'contact':
    case 'summon':
      return only(1, { do: verb, at: readSpot(one) });
    case 'strike':
      return only(1, { do: verb, skill: one });
    case 'cast':
      return only(1, { do: verb, spell: one });
    case 'reroll':
      return only(2, { do: verb, by: one, dice: two?.split('-').map(readNumber) });
    case 'turn': {
      const die = readNumber(two);
      return only(2, { do: verb, by: one, die: typeof die === 'number' ? die - 1 : undefined });
    }
    case 'spend':
      return words.length <= 1 ? { do: verb, token: one === '' ? 'inspire' : one } : undefined;
    case 'next':
      return only(2, { do: verb, unit: own(one), by: two });
    case 'supports':
    case 'magic':
    case 'flee':
    case 'focus':
    case 'douse':
    case 'shake':
    case 'rite':
    case 'end':
    case 'stay':
    case 'stop':
    case 'keep':
    case 'pass':
      return only(0, { do: verb });
    default:
      return undefined;
  }
}

/** The unit with this name; if both sides have one, the one that can be chosen now. */
function readTarget(state: State, seat: Seat, word: string): UnitId | undefined {
  const frame = state.frames.at(-1);
  const choices = frame?.step === 'aim' || frame?.step === 'ember' ? frame.choices : [];
  return (
    [seat, otherSeat(seat)]
      .map((one) => unitNamed(state, word, one))
      .find((id) => id !== undefined && choices.includes(id)) ?? unitNamed(state, word, seat)
  );
}

/** `move cover east-ruin`, `move contact cray`, `move flag`: the place offered for this reason. */
function readReason(state: State, why: string, name: string | undefined, seat: Seat): unknown {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'act') return undefined;
  const unit = name === undefined ? undefined : unitNamed(state, name, otherSeat(seat));
  const fits = ({ why: reason, to }: { readonly why: string; readonly to: unknown }): boolean =>
    reason === why && (name === undefined || to === name || (unit !== undefined && to === unit));
  for (const candidate of walkCandidates(state, frame.unit)) if (fits(candidate)) return candidate.path;
  // Places out of reach are read too, so that the answer can say how far they are.
  for (const goal of walkGoals(state, frame.unit)) if (fits(goal)) return [goal.at];
  return undefined;
}

function parseMove(state: State, seat: Seat, text: string): Parsed<AnyMove> {
  const tidy = text.trim().replace(/\s+/g, ' ');
  const data = read(state, seat, tidy);
  if (data === undefined) return { ok: false, problem: `no move is written like "${tidy.slice(0, 60)}"` };
  const shaped = check(moveSchema, data);
  return shaped.ok ? { ok: true, move: tidyMove(shaped.value) } : { ok: false, problem: shaped.problem };
}

export const notation: Notation<State, AnyMove> = {
  print: (state, _seat, move) => printMove(state, move),
  parse: parseMove,
};
