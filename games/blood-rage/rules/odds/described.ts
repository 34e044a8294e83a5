import { type Age, backOf, type Card, CARDS, deckOf } from '../../content/cards.ts';
import { CLANS, type Figure } from '../../content/clan.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import { PROVINCES, type Province, type Token } from '../../content/provinces.ts';
import { addFigure, isShip } from '../figures.ts';
import { removeCard, sortCards } from '../hand.ts';
import { newClan } from '../setup.ts';
import { placesFor, upgradeKind } from '../sheet.ts';
import type { Clan, State } from '../state.ts';

/** One side of the battle: its figures there, and the upgrades on its sheet. */
export interface Fighter {
  readonly figures: readonly Figure[];
  readonly upgrades: readonly Card[];
}

/** A battle described by hand, in which only the own hand is known. */
export interface DescribedBattle {
  readonly age: Age;
  readonly players: number;
  readonly own: Fighter;
  readonly hand: readonly Card[];
  /** The others in the battle, each with the number of cards of this Age in hand. */
  readonly rivals: readonly (Fighter & { readonly cards: number })[];
  /** Cards known to be elsewhere. */
  readonly seen: readonly Card[];
}

const WHERE: Province = 'gimle';
const FJORD = 'nw';

/** The battle as seat 0 would see it, before cards are chosen. */
export function describedState({ age, players, own, hand, rivals, seen }: DescribedBattle): State {
  const clans = CLANS.slice(0, players).map((name, seat) => {
    const fighter = seat === 0 ? own : rivals[seat - 1];
    const clan = newClan(name);
    if (fighter !== undefined) fit(clan, fighter);
    if (seat > 0) clan.hand = Array.from({ length: rivals[seat - 1]?.cards ?? 0 }, () => backOf(anyOf(age)));
    return clan;
  });
  const [mine] = clans;
  if (mine !== undefined) mine.hand = sortCards(hand);
  const participants = [0, ...rivals.map((_, rival) => rival + 1)];
  return {
    options: DEFAULT_OPTIONS,
    age,
    phase: 'action',
    first: 0,
    doomed: [],
    destroyed: [],
    tokens: Object.fromEntries(PROVINCES.map((province) => [province, 'gone'])) as Record<Province, Token>,
    pillaged: [],
    clans,
    out: [],
    discard: sortCards(seen),
    battle: {
      province: WHERE,
      pillager: 0,
      by: 'action',
      participants,
      valkyries: [],
      played: [],
      armed: clans.map(() => null),
      fallen: clans.map(() => 0),
      winner: 'open',
    },
    frames: [
      { step: 'age', turn: 0 },
      { step: 'battle', slot: 'declare', done: [] },
    ],
  };
}

const anyOf = (age: Age): Card => {
  const found = CARDS.find((one) => one.age === age);
  if (found === undefined) throw new Error(`no card in Age ${age}`);
  return found.card;
};

/** Puts the figures in place and the upgrades on the sheet. */
function fit(clan: Clan, { figures, upgrades }: Fighter): void {
  clan.rage = Infinity;
  for (const figure of figures) addFigure(clan.figures[isShip(figure) ? FJORD : WHERE], figure);
  for (const card of upgrades) {
    const { kind } = upgradeKind(card);
    if (kind === 'monster' || kind === 'clan') {
      const places = placesFor(clan, kind);
      const free = places.indexOf(null);
      if (free >= 0) places[free] = card;
    } else clan.sheet[kind] = card;
  }
}

/** The cards of the Age that nobody has shown: if they do not fill all hands, the description is impossible. */
export function unseenIn({ age, players, own, hand, rivals, seen }: DescribedBattle): Card[] {
  const unseen = deckOf(age, players);
  const known = [...hand, ...seen, ...own.upgrades, ...rivals.flatMap(({ upgrades }) => upgrades)];
  for (const card of known) removeCard(unseen, card);
  return unseen;
}
