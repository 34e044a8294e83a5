import type { Refusal, Seat, PlayContext } from '@sanguine/kernel';
import { AGES } from '../content/cards.ts';
import { type ClanName, CLANS, TROOPS } from '../content/clan.ts';
import {
  DESTROYED_AT_SETUP,
  OUTER,
  OUTER_TOKENS,
  PROVINCES,
  type Province,
  type Token,
  YGGDRASIL,
  ZONES,
} from '../content/provinces.ts';
import type { Event } from './events.ts';
import { sequence } from './sequence.ts';
import { type Clan, type Setup, GLORY_SOURCES, type State } from './state.ts';

/** Only the number of seats could be wrong, and the engine checks it against `rules.seats`. */
export const refuseSetup = (_setup: Setup): Refusal | null => null;

/** §2: clans, tokens, doom, first player; then the first Age begins. */
export function start({ seats, options }: Setup, context: PlayContext<Event>): State {
  const picked = options.clans === 'picked';
  const names = picked ? [] : context.open.shuffle([...CLANS]);
  const clans = Array.from({ length: seats }, (_, seat) => newClan(names[seat] ?? 'none'));
  for (const [seat, { name: clan }] of clans.entries()) {
    if (clan !== 'none') context.emit({ e: 'clan.taken', seat, clan });
  }
  const tokens = placeTokens(context);
  const fate = context.open.shuffle([...OUTER]);
  const doomed = fate.slice(0, AGES.length);
  context.emit({ e: 'provinces.doomed', provinces: [...doomed] });
  const destroyed = fate.slice(AGES.length, AGES.length + (DESTROYED_AT_SETUP[seats] ?? 0));
  for (const province of destroyed) {
    tokens[province] = 'gone';
    context.emit({ e: 'province.destroyed', province, age: 1 });
  }
  const first = firstPlayer(seats, options.firstPlayer, context);
  const state: State = {
    options: { ...options },
    age: 1,
    phase: 'gifts',
    first,
    doomed,
    destroyed,
    tokens,
    pillaged: [],
    clans,
    out: [],
    discard: [],
    battle: null,
    frames: [{ step: 'age', turn: first }],
  };
  if (picked) state.frames.push({ step: 'pick', queue: [...clans.keys()] });
  sequence.proceed(state, context);
  return state;
}

/** §2.2: one on each province of the ring; Yggdrasil has its own. */
function placeTokens(context: PlayContext<Event>): Record<Province, Token> {
  const shuffled = context.open.shuffle([...OUTER_TOKENS]);
  const placed = PROVINCES.map((province, at): [Province, Token] => [
    province,
    province === YGGDRASIL ? 'all' : (shuffled[at] ?? 'gone'),
  ]);
  for (const [province, token] of placed) context.emit({ e: 'token.placed', province, token });
  return Object.fromEntries(placed) as Record<Province, Token>;
}

/** §2.5 */
function firstPlayer(seats: number, how: Setup['options']['firstPlayer'], context: PlayContext<Event>): Seat {
  return how === 'seat' ? 0 : context.open.int(seats);
}

/** §1.3: a clan at the start of the game. */
export function newClan(name: ClanName | 'none'): Clan {
  const figures = Object.fromEntries(ZONES.map((zone) => [zone, []])) as unknown as Clan['figures'];
  figures.reserve = [...TROOPS];
  return {
    name,
    glory: 0,
    rage: 0,
    passed: false,
    stats: { rage: 1, axes: 1, horns: 1 },
    hand: [],
    quests: [],
    shed: [],
    glimpsed: [],
    sheet: { leader: null, warrior: null, ship: null, monsters: [null, null], clan: [null, null, null] },
    figures,
    ledger: AGES.map(
      () => Object.fromEntries(GLORY_SOURCES.map((source) => [source, 0])) as Clan['ledger'][number],
    ),
  };
}
