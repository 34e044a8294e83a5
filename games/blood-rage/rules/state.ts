import type { Frame, Seat } from '@sanguine/kernel';
import type { Phase } from '../content/ages.ts';
import type { Age, Card, Face } from '../content/cards.ts';
import type { ClanName, Figure, Stat } from '../content/clan.ts';
import type { Options } from '../content/options.ts';
import type { Outer, Province, Token, Zone } from '../content/provinces.ts';
import type { Frames } from './frames.ts';

export interface Setup {
  readonly seats: number;
  readonly options: Options;
}

/** Upgrade cards by slot; null if empty. */
export interface Sheet {
  leader: Card | null;
  warrior: Card | null;
  ship: Card | null;
  monsters: (Card | null)[];
  clan: (Card | null)[];
}

/** Where Glory comes from. */
export const GLORY_SOURCES = [
  'battle',
  'pillage',
  'quest',
  'ragnarok',
  'ships',
  'valhalla',
  'cards',
  'stolen',
  'conquest',
  'legend',
] as const;
export type GlorySource = (typeof GLORY_SOURCES)[number];

export interface Clan {
  /** `none` until it is picked. */
  name: ClanName | 'none';
  glory: number;
  /** What is left in this Action phase. */
  rage: number;
  /** Takes no more turns in this Age. */
  passed: boolean;
  /** Steps of the tracks, from 1. */
  stats: Record<Stat, number>;
  /** Hands and other piles are sorted: their order is never used, so it cannot leak anything. */
  hand: Face[];
  /** Committed, face down. */
  quests: Face[];
  /** Shed face down; the owner knows them. */
  shed: Face[];
  /** Cards of this Age's draft that the owner has seen in a pack and passed on: a private memory. */
  glimpsed: Face[];
  sheet: Sheet;
  /** The clan's figures by zone, with one entry per Warrior. */
  figures: Record<Zone, Figure[]>;
  /** Glory by Age and source. Stolen Glory counts negative. */
  ledger: Record<GlorySource, number>[];
}

/** A card on the table in a battle. */
export interface Played {
  readonly seat: Seat;
  card: Card;
  /** Played from hand after the reveal (Heimdall's Eye, Gaze). */
  late: boolean;
  /** Its text is void (Thor's Primacy). */
  void: boolean;
  /** A Quest declared to be worth this much (Tyr's Domain, Tyr's Wrath). */
  declared: number;
  /** No longer on the table: back in a hand, or discarded. */
  home: boolean;
}

/** §10, §11: a pillage from the call to battle to its end. */
export interface Battle {
  province: Province;
  pillager: Seat;
  /** What allowed the pillage. */
  by: 'action' | 'challenge' | 'domain';
  /** Pillager first, then clockwise. Empty until determined. */
  participants: Seat[];
  /** Participants with a Valkyrie in the battle when they were determined. */
  valkyries: Seat[];
  /** The cards of this round, as revealed. */
  played: Played[];
  /** What each seat armed for the late window, by seat. */
  armed: (Late | 'hidden' | null)[];
  /** Figures destroyed in this battle, by seat. */
  fallen: number[];
  /** `open` until strength is compared. */
  winner: Seat | 'open' | 'none';
}

/** What to do about late cards: ask me, play one if it makes me the winner, or never. */
export const LATE = ['ask', 'win', 'never'] as const;
export type Late = (typeof LATE)[number];

export interface State {
  options: Options;
  age: Age;
  phase: Phase;
  /** Has the First Player token. */
  first: Seat;
  /** Doomed in Ages 1, 2 and 3. */
  doomed: Outer[];
  destroyed: Outer[];
  tokens: Record<Province, Token>;
  /** Pillaged in this Age. */
  pillaged: Province[];
  clans: Clan[];
  /** Undealt cards: backs for everybody. */
  out: Face[];
  /** Cards everybody has seen leave the game. */
  discard: Card[];
  battle: Battle | null;
  /** Pending decisions and the stages they belong to; the last one is current. Empty when the game is over. */
  frames: Frame<Frames>[];
}
