import { MOST_SUPPORTS } from '../../rules/roster/faults.ts';
import { nameOf } from '../../rules/names.ts';
import type { Player, State, Unit } from '../../rules/state.ts';
import { cardFor, hasTrait, isLeft, isOn } from '../../rules/units.ts';
import { MOST_EMBERS } from '../../rules/turn/burning.ts';

const isSorted = (items: readonly string[]): boolean =>
  items.every((item, at) => at === 0 || (items[at - 1] ?? '') < item);

/** What each unit has, and how many of them there are. */
export function unitFlaws(state: State): string[] {
  const before = isBeforeInspiration(state);
  return [...state.units.entries()].flatMap(([id, unit]) => {
    const flaws = [...tokenFlaws(unit), ...listFlaws(unit), ...(isOn(unit) ? [] : goneFlaws(unit))];
    if (before) flaws.push(...freshFlaws(state, unit));
    const twin = state.units.findIndex(
      ({ owner, kind, copy }) => owner === unit.owner && kind === unit.kind && copy === unit.copy,
    );
    if (twin < id) flaws.push('is there twice');
    return flaws.map((flaw) => `${nameOf(state, id)} ${flaw}`);
  });
}

function* tokenFlaws(unit: Unit): Iterable<string> {
  for (const count of ['damage', 'inspire', 'shields', 'dot', 'embers'] as const) {
    if (unit[count] < 0) yield `has ${unit[count]} ${count}`;
  }
  if (unit.embers > MOST_EMBERS) yield `has ${unit.embers} Embers`;
  if (unit.embers > 0 && cardFor(unit).race !== 'choirborn') yield 'has Embers and is no Choirborn';
  if (unit.spent.some((item) => !unit.items.includes(item))) yield 'has used what it never had';
  if (new Set(unit.items).size < unit.items.length) yield 'has an item twice';
}

/** Multisets are kept sorted, and nothing is in them twice. */
function* listFlaws({ tokens, lingering, spent, turn, round }: Unit): Iterable<string> {
  const lists = { tokens, lingering, spent, once: turn.once, skills: turn.skills, ruins: turn.ruins, round };
  for (const [name, list] of Object.entries(lists)) {
    if (!isSorted(list)) yield `has ${name} out of order: ${list.join(' ')}`;
  }
}

/** A unit off the table keeps no place, tokens or boosts. */
function* goneFlaws({
  state,
  x,
  y,
  damage,
  inspire,
  shields,
  tokens,
  lingering,
  boosts,
}: Unit): Iterable<string> {
  if (x !== 0 || y !== 0) yield `is ${state} and stands somewhere`;
  if (inspire > 0 || shields > 0) yield `is ${state} and has ${inspire} Inspire, ${shields} Shields`;
  if (state === 'reserve' && damage > 0) yield 'waits and has damage';
  if (tokens.length + lingering.length + boosts.length > 0) yield `is ${state} and has tokens or boosts`;
}

/** §3.7: the last round was cleaned up and nobody has been inspired yet. */
const isBeforeInspiration = ({ frames }: State): boolean => frames.at(-1)?.step === 'initiative';

function* freshFlaws({ players, round }: State, unit: Unit): Iterable<string> {
  const { loyal, champion } = players[unit.owner] ?? { loyal: null, champion: null };
  // §16.2: a scenario may give champions something for the first round.
  const gifted = round === 1 && champion !== null ? 1 : 0;
  const kept = loyal === 'wardens' && cardFor(unit).race === 'warden' ? 2 : 1;
  if (unit.inspire > gifted) yield `begins a round with ${unit.inspire} Inspire`;
  if (unit.shields > kept) yield `begins a round with ${unit.shields} Shields`;
  if (unit.activated) yield 'begins a round activated';
  if (unit.round.length > 0) yield `begins a round with ${unit.round.join(' ')} used`;
  if (unit.tokens.includes('spotted')) yield 'begins a round Spotted';
  if (unit.lingering.length > 0) yield `begins a round with ${unit.lingering.join(' ')} lingering`;
  if (unit.boosts.some(({ until }) => until !== 'ownTurn')) yield 'begins a round with boosts';
}

export function playerFlaws(state: State): string[] {
  return [...state.players.entries()].flatMap(([seat, player]) => {
    const own = state.units.filter(({ owner }) => owner === seat);
    return [...ownFlaws(state, player, seat), ...crowdFlaws(own)].map((flaw) => `seat ${seat} ${flaw}`);
  });
}

function* ownFlaws(state: State, { spells, champion, side }: Player, seat: number): Iterable<string> {
  if (!isSorted(spells)) yield `has spells out of order: ${spells.join(' ')}`;
  if (champion !== null && state.units[champion]?.owner !== seat) yield 'has a champion of the other side';
  if (state.round > 0 && side === null) yield 'has no side';
  if (side !== null && state.players[1 - seat]?.side === side) yield 'shares its side';
}

/** §13.4: at most four living supports of a kind, and one of every other kind. */
function* crowdFlaws(own: readonly Unit[]): Iterable<string> {
  for (const kind of new Set(own.map((unit) => unit.kind))) {
    const all = own.filter((unit) => unit.kind === kind);
    const left = all.filter(isLeft).length;
    const most = all.some((unit) => hasTrait(unit, 'support')) ? MOST_SUPPORTS : 1;
    if (left > most) yield `has ${left} living ${kind}`;
  }
}
