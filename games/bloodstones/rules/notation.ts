import { check, type Notation, type Parsed } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import { type Move, moveSchema } from './moves.ts';
import { tally } from './multiset.ts';
import type { State } from './state.ts';
import { tidyMove } from './tidy.ts';

/** `2 swords+leader`: equal units are counted. */
function printGroup(kinds: readonly UnitKind[]): string {
  return [...tally(kinds)].map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`)).join('+');
}

export function printMove(raw: Move): string {
  const move = tidyMove(raw);
  switch (move.do) {
    case 'pick':
      return `pick ${move.faction}`;
    case 'found':
    case 'capture':
    case 'withdraw':
    case 'retreat':
    case 'settle':
      return `${move.do} @${move.area}`;
    case 'muster':
    case 'build':
    case 'return':
      return `${move.do} ${move.kind} @${move.area}`;
    case 'deploy':
      return ['deploy', ...move.units.map(({ kind, area }) => `${kind} @${area}`)].join(' ');
    case 'pay':
    case 'discard':
      return `${move.do} ${move.tiles.join(' ')}`;
    case 'shamble':
      return `shamble ${move.from}>${move.to}${move.again ? ' again' : ''}`;
    case 'step':
      return `step ${printGroup(move.units)} ${move.from}>${move.to}`;
    case 'battle':
      return `battle @${move.area} seat ${move.foe}`;
    case 'swap':
      return `swap ${move.tile}`;
    case 'lose':
      return `lose ${move.kind}`;
    case 'raise':
      return `raise ${move.count}`;
    case 'ready':
    case 'end':
    case 'stand':
    case 'keep':
      return move.do;
  }
}

/** A plain whole number, or NaN, which the schema refuses. */
function number(text: string | undefined): number {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

function parseGroup(text: string): string[] {
  return text.split('+').flatMap((part) => {
    const [, count, kind] = /^\s*(?:(\d{1,2})\s+)?(\S+)\s*$/.exec(part) ?? [];
    return Array.from({ length: count === undefined ? 1 : Number(count) }, () => kind ?? part);
  });
}

function parseDeployment(text: string): unknown[] {
  return [...text.matchAll(/(\S+)\s+@(\d+)/g)].map(([, kind, area]) => ({ kind, area: number(area) }));
}

/** The parsed move, not yet validated. */
function read(text: string): unknown {
  const [verb = '', ...words] = text.split(' ');
  const [first, second] = words;
  const area = number(words.at(-1)?.replace(/^@/, ''));
  const way = /(\d+)>(\d+)/.exec(text);
  switch (verb) {
    case 'pick':
      return { do: verb, faction: first };
    case 'found':
    case 'capture':
    case 'withdraw':
    case 'retreat':
    case 'settle':
      return { do: verb, area };
    case 'muster':
    case 'build':
    case 'return':
      return { do: verb, kind: first, area };
    case 'deploy':
      return { do: verb, units: parseDeployment(words.join(' ')) };
    case 'pay':
    case 'discard':
      return { do: verb, tiles: words };
    case 'shamble':
      return { do: verb, from: number(way?.[1]), to: number(way?.[2]), again: words.at(-1) === 'again' };
    case 'step':
      return {
        do: verb,
        units: parseGroup(words.slice(0, -1).join(' ')),
        from: number(way?.[1]),
        to: number(way?.[2]),
      };
    case 'battle':
      return { do: verb, area: number(first?.replace(/^@/, '')), foe: number(words.at(-1)) };
    case 'swap':
      return { do: verb, tile: first };
    case 'lose':
      return { do: verb, kind: first };
    case 'raise':
      return { do: verb, count: number(first) };
    case 'ready':
    case 'end':
    case 'stand':
    case 'keep':
      return second === undefined && first === undefined ? { do: verb } : undefined;
    default:
      return undefined;
  }
}

function parseMove(text: string): Parsed<Move> {
  const data = read(text.trim().replace(/\s+/g, ' '));
  if (data === undefined)
    return { ok: false, problem: `no move is written like "${text.trim().slice(0, 60)}"` };
  const shaped = check(moveSchema, data);
  return shaped.ok ? { ok: true, move: tidyMove(shaped.value) } : { ok: false, problem: shaped.problem };
}

export const notation: Notation<State, Move> = {
  print: (_state, _seat, move) => printMove(move),
  parse: (_state, _seat, text) => parseMove(text),
  // First the start (`12>`) or place (`@12`), then the whole step (`12>13`).
  parts: [/\d+>|@\d+/, /\d+>\d+/],
};
