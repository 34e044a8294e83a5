import type { Seat } from '@sanguine/kernel';
import { readInches } from '../content/inches.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { findLayout } from '../content/layout-text.ts';
import { ITEM_IDS, type ItemId } from '../content/item-ids.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import { UNIT_KINDS } from '../content/units/kinds.ts';
import { CONDITIONS } from '../content/effects.ts';
import { newUnit } from '../rules/muster/units.ts';
import { EMPTY_LEDGER } from '../rules/round/points.ts';
import type { Player, State, Token, Unit } from '../rules/state.ts';
import { freeze } from '../rules/units.ts';

/** How a table is laid out before the first move. */
export interface Position {
  /** A layout by its name; an open large table by default. */
  readonly layout?: string;
  /** Pieces on an otherwise open table: `rock 14,9 16,9 16,11 14,11; forest …`. */
  readonly terrain?: string;
  readonly options?: Partial<Options>;
  readonly round?: number;
  /** Changes to the players, the south's first. */
  readonly players?: readonly Partial<Player>[];
}

const isKind = (word: string): word is UnitKind => (UNIT_KINDS as readonly string[]).includes(word);
const isItem = (word: string): word is ItemId => (ITEM_IDS as readonly string[]).includes(word);
const isToken = (word: string): word is Token =>
  word !== 'dot' && (CONDITIONS as readonly string[]).includes(word);

/** `orlen+wrath 10,10 damage 2 inspire 1 stun`: a unit, its items, where it stands, what it has. */
function readUnit(text: string, owner: Seat, before: readonly Unit[]): Unit {
  const [name = '', place = '', ...rest] = text.split(' ');
  const [kind = '', ...items] = name.split('+');
  if (!isKind(kind) || !items.every(isItem)) throw new Error(`no unit is called ${name}`);
  const copy = before.filter((unit) => unit.kind === kind).length + 1;
  const unit = { ...newUnit({ kind, items }, owner, copy), state: 'board' as Unit['state'] };
  const [x, y] = place.split(',').map(readInches);
  const tokens: Token[] = [];
  const counts: Partial<Record<'damage' | 'inspire' | 'shields' | 'dot' | 'embers', number>> = {};
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    if (isToken(word)) tokens.push(word);
    else if (
      word === 'damage' ||
      word === 'inspire' ||
      word === 'shields' ||
      word === 'dot' ||
      word === 'embers'
    ) {
      counts[word] = Number(rest[at + 1]);
      at += 1;
    } else if (word === 'activated') Object.assign(unit, { activated: true });
    else throw new Error(`${word} means nothing here`);
  }
  if (place === 'reserve') return Object.freeze({ ...unit, state: 'reserve' });
  if (x === undefined || y === undefined) throw new Error(`${name} stands nowhere`);
  return Object.freeze({ ...unit, x, y, ...counts, tokens: freeze(tokens.toSorted()) });
}

/** Units, separated by semicolons. */
const readUnits = (text: string, owner: Seat): Unit[] =>
  text
    .split(';')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter((one) => one !== '')
    .reduce<Unit[]>((units, one) => [...units, readUnit(one, owner, units)], []);

/** An open table with these pieces, as the text of a layout. */
export function openTable(terrain: string, size = 'large'): string {
  const counts = new Map<string, number>();
  const pieces = terrain
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [kind = '', ...corners] = one.split(/\s+/);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return `${kind}:${kind}-${count}:${corners.join('_')}`;
    });
  const text = `made/${size}/${pieces.join(';')}`;
  if (findLayout(text) === undefined) throw new Error(`no layout is written ${text}`);
  return text;
}

const PLAYER: Player = Object.freeze({
  loyal: null,
  side: null,
  supportsDone: false,
  spells: freeze([]),
  raised: false,
  champion: null,
  rites: 0,
});

/** A table in the middle of a round, with the south to activate. */
export function layOut(south: string, north: string, position: Position): State {
  const { layout = openTable(position.terrain ?? ''), options = {}, round = 1, players = [] } = position;
  return {
    options: Object.freeze({ ...DEFAULT_OPTIONS, ...options }),
    layout,
    grown: freeze([]),
    round,
    holder: 0,
    starter: 0,
    players: ([0, 1] as const).map((side) => Object.freeze({ ...PLAYER, side, ...players[side] })),
    units: [...readUnits(south, 0), ...readUnits(north, 1)],
    caches: freeze([]),
    wagon: null,
    ledger: [EMPTY_LEDGER, EMPTY_LEDGER],
    fallen: freeze([]),
    frames: [
      { step: 'round', slot: 'activations', next: 1, rolled: null },
      { step: 'activate', seat: 0 },
    ],
  };
}
