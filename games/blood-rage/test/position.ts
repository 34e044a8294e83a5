import { AGES, type Age, type Card, CARDS, deckOf, factsOf } from '../content/cards.ts';
import { CLANS, type Figure, FIGURES, TRACKS } from '../content/clan.ts';
import type { Options } from '../content/options.ts';
import { OUTER, type Outer, PROVINCES, type Province, type Token, ZONES } from '../content/provinces.ts';
import { addFigure, isMonster, onBoard } from '../rules/figures.ts';
import { addCard, removeCard, sortCards } from '../rules/hand.ts';
import { newClan } from '../rules/setup.ts';
import type { Clan, State } from '../rules/state.ts';

export interface Position {
  readonly age?: Age;
  /** `gimle axes, utgard glory`: swapped with where they were. */
  readonly tokens?: string;
  /** `gimle utgard` */
  readonly pillaged?: string;
  /** Destroyed at set-up; by default as many as the number of players requires. */
  readonly destroyed?: string;
  /** Cards everybody has seen leave the game. */
  readonly discard?: string;
}

const TOKENS: Readonly<Record<Province, Token>> = {
  myrkulor: 'rage',
  elvagar: 'rage',
  angerboda: 'horns',
  muspelheim: 'rage',
  horgr: 'axes',
  utgard: 'horns',
  andlang: 'axes',
  gimle: 'glory',
  yggdrasil: 'all',
};
/** Doomed in this order, unless destroyed. */
const DOOMED: readonly Outer[] = ['muspelheim', 'andlang', 'angerboda', 'utgard', 'horgr', 'elvagar'];
const DESTROYED: readonly string[] = ['', '', 'elvagar horgr utgard', 'elvagar horgr', 'elvagar'];

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The card of this name in this Age, or in the latest before it; `tyrs-crush-1` names its own. */
export function cardCalled(name: string, age: Age): Card {
  const ages = AGES.toReversed().filter((one) => one <= age);
  const names = [name, ...ages.map((one) => `${name}-${one}`)];
  for (const wanted of names) {
    const found = CARDS.find(({ card }) => card === wanted);
    if (found !== undefined) return found.card;
  }
  throw new Error(`no card is called ${name} in Age ${age}`);
}

/**
 * A position in short text, clan by clan in seat order: `wolf gimle 3 warrior leader, nw ship, hand tyrs-bash troll,
 * sheet lord-of-hammers, rage 2, glory 5, steps 1 3 1; bear angerboda warrior`. Defaults: figures are in the reserve,
 * hands are empty, Rage is 6, stats are at their first step (Horns as high as the figures on the board need). Cards
 * nobody has are out of the game. It is the first clan's turn.
 */
export function layOut(clans: string, options: Options, position: Position): State {
  const { age = 1, tokens = '', pillaged = '', discard = '' } = position;
  const lines = clans.split(';').map((line) => line.trim());
  const seats = lines.length;
  const destroyed = words(position.destroyed ?? DESTROYED[seats] ?? '').map(outerCalled);
  const doomed = DOOMED.filter((outer) => !destroyed.includes(outer)).slice(0, AGES.length);
  const state: State = {
    options,
    age,
    phase: 'action',
    first: 0,
    doomed,
    destroyed: [...destroyed, ...doomed.slice(0, age - 1)],
    tokens: { ...TOKENS },
    pillaged: words(pillaged).map(provinceCalled),
    clans: lines.map((line) => layClan(line, age)),
    out: AGES.filter((one) => one <= age).flatMap((one) => deckOf(one, seats)),
    discard: words(discard).map((name) => cardCalled(name, age)),
    battle: null,
    frames: [
      { step: 'age', turn: 0 },
      { step: 'action', seat: 0 },
    ],
  };
  for (const swap of tokens.split(',').map(words)) if (swap.length > 0) swapToken(state, swap);
  for (const outer of destroyed) state.tokens[outer] = 'gone';
  state.discard = sortCards(state.discard);
  for (const card of state.discard) takeOut(state, card);
  for (const { hand, quests, sheet } of state.clans) {
    const lying = [sheet.leader, sheet.warrior, sheet.ship, ...sheet.monsters, ...sheet.clan];
    for (const card of [...hand, ...quests, ...lying]) if (card !== null) takeOut(state, card);
  }
  return state;
}

function takeOut(state: State, card: State['out'][number]): void {
  if (!removeCard(state.out, card)) throw new Error(`there is no other ${card} with so many players`);
}

function swapToken(state: State, [where = '', token = '']: readonly string[]): void {
  const province = provinceCalled(where);
  const other = OUTER.find((outer) => state.tokens[outer] === token);
  if (other === undefined) throw new Error(`there is no token ${token}`);
  [state.tokens[province], state.tokens[other]] = [state.tokens[other], state.tokens[province]];
}

function outerCalled(name: string): Outer {
  const found = OUTER.find((outer) => outer === name);
  if (found === undefined) throw new Error(`no outer province is called ${name}`);
  return found;
}

function provinceCalled(name: string): Province {
  const found = PROVINCES.find((province) => province === name);
  if (found === undefined) throw new Error(`no province is called ${name}`);
  return found;
}

function layClan(line: string, age: Age): Clan {
  const [name = '', ...rest] = words(line);
  const clan = newClan(CLANS.find((one) => one === name) ?? 'none');
  if (clan.name === 'none') throw new Error(`no clan is called ${name}`);
  clan.rage = 6;
  const clauses = rest.join(' ').split(',').map(words);
  // The sheet first: its Monsters must exist before they are placed.
  for (const [what, ...cards] of clauses) {
    if (what === 'sheet') for (const card of cards) layUpgrade(clan, cardCalled(card, age));
  }
  for (const [what, ...more] of clauses)
    if (what !== undefined && what !== 'sheet') layClause(clan, what, more, age);
  while (onBoard(clan) > (TRACKS.horns[clan.stats.horns - 1] ?? Infinity)) clan.stats.horns += 1;
  return clan;
}

function layUpgrade(clan: Clan, card: Card): void {
  const { kind } = factsOf(card);
  if (kind.kind === 'quest' || kind.kind === 'battle') throw new Error(`${card} is no upgrade`);
  if (kind.kind === 'monster' || kind.kind === 'clan') {
    const places = kind.kind === 'monster' ? clan.sheet.monsters : clan.sheet.clan;
    const free = places.indexOf(null);
    if (free < 0) throw new Error(`no place for ${card}`);
    places[free] = card;
    const figure = FIGURES.find((one) => one === kind.key);
    if (figure !== undefined && isMonster(figure)) addFigure(clan.figures.reserve, figure);
  } else clan.sheet[kind.kind] = card;
}

function layClause(clan: Clan, what: string, more: readonly string[], age: Age): void {
  const [first = 0, second = 0, third = 0] = more.map(Number);
  if (what === 'hand' || what === 'quests') {
    for (const card of more) addCard(clan[what], cardCalled(card, age));
  } else if (what === 'rage') clan.rage = first;
  else if (what === 'passed') [clan.passed, clan.rage] = [true, 0];
  else if (what === 'steps') clan.stats = { rage: first, axes: second, horns: third };
  else if (what === 'glory') {
    clan.glory = first;
    const [page] = clan.ledger;
    if (page !== undefined) page.battle = first;
  } else place(clan, what, more);
}

/** `3 warrior leader` */
function place(clan: Clan, where: string, more: readonly string[]): void {
  const zone = ZONES.find((one) => one === where);
  if (zone === undefined) throw new Error(`no place is called ${where}`);
  let times = 1;
  for (const word of more) {
    if (/^\d+$/.test(word)) {
      times = Number(word);
      continue;
    }
    for (; times > 0; times--) put(clan, figureCalled(word), zone);
    times = 1;
  }
}

function figureCalled(name: string): Figure {
  const found = FIGURES.find((figure) => figure === name);
  if (found === undefined) throw new Error(`no figure is called ${name}`);
  return found;
}

function put(clan: Clan, figure: Figure, zone: (typeof ZONES)[number]): void {
  const at = clan.figures.reserve.indexOf(figure);
  if (at < 0) throw new Error(`no ${figure} left in the reserve of the ${clan.name}`);
  clan.figures.reserve.splice(at, 1);
  addFigure(clan.figures[zone], figure);
}
