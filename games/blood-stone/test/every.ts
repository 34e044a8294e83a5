import { UNITS, type Unit } from '../content/units.ts';
import type { Event, Wound } from '../rules/events.ts';
import type { FrameOf, Frames } from '../rules/frames.ts';

const glade = 'hollow-glade';

/** One event of every kind; the type ensures that none is missing. */
export const EVERY_EVENT: { readonly [E in Event['e']]: Extract<Event, { e: E }> } = {
  'sides.drawn': { e: 'sides.drawn', witch: 0 },
  'unit.placed': { e: 'unit.placed', unit: 'archer', at: 85, glade },
  'side.ready': { e: 'side.ready', seat: 0 },
  'turn.began': { e: 'turn.began', seat: 0, round: 3 },
  'deck.shuffled': { e: 'deck.shuffled', seat: 0, cards: 13 },
  'cards.drawn': { e: 'cards.drawn', seat: 0, cards: ['manipulate', 'siphon', 'siphon'] },
  'card.used': { e: 'card.used', seat: 0, card: 'bloodBoil', unit: 'wolf', blood: 2 },
  'card.discarded': { e: 'card.discarded', seat: 0, card: 'gnarlroot' },
  'die.rolled': { e: 'die.rolled', die: 4, fell: 2, won: true },
  'unit.moved': { e: 'unit.moved', unit: 'archer', from: 85, path: [76, 67], glade },
  'unit.attacked': { e: 'unit.attacked', unit: 'boar', aim: 'all', struck: ['wolf', 'archer'] },
  'blood.lost': { e: 'blood.lost', unit: 'archer', count: 1, why: 'attack' },
  'blood.given': { e: 'blood.given', from: 'witch', to: 'archer', count: 2 },
  'blood.gained': { e: 'blood.gained', unit: 'archer', count: 2 },
  'ward.given': { e: 'ward.given', unit: 'archer' },
  'ward.spent': { e: 'ward.spent', unit: 'archer' },
  'act.gained': { e: 'act.gained', unit: 'archer' },
  'unit.rooted': { e: 'unit.rooted', unit: 'archer' },
  'unit.zombified': { e: 'unit.zombified', unit: 'archer' },
  'unit.raised': { e: 'unit.raised', unit: 'archer', at: 13, blood: 2, glade },
  'unit.died': { e: 'unit.died', unit: 'archer', to: 'realm' },
  'hand.seen': { e: 'hand.seen', by: 1, cards: ['manipulate', 'siphon'] },
  'game.ended': { e: 'game.ended', result: 'soldiers', why: 'witch' },
};

const WOUNDS: Readonly<Record<Wound, true>> = { attack: true, boil: true, banish: true };
type Why = Extract<Event, { e: 'game.ended' }>['why'];
const ENDS: Readonly<Record<Why, true>> = { witch: true, soldiers: true, both: true, rounds: true };
const STRIKERS: readonly Unit[] = UNITS.filter((unit) => unit !== 'witch');

/** Variants of an event that have lines of their own. */
export const EVERY_VARIANT: readonly Event[] = [
  ...STRIKERS.map((unit): Event => ({ ...EVERY_EVENT['unit.attacked'], unit })),
  ...Object.keys(WOUNDS).map((why) => ({ ...EVERY_EVENT['blood.lost'], why }) as Event),
  ...Object.keys(ENDS).map((why) => ({ ...EVERY_EVENT['game.ended'], why }) as Event),
  { ...EVERY_EVENT['die.rolled'], won: true },
  { ...EVERY_EVENT['die.rolled'], won: false },
  { ...EVERY_EVENT['unit.died'], to: 'realm' },
  { ...EVERY_EVENT['unit.died'], to: 'gone' },
  { ...EVERY_EVENT['unit.died'], unit: 'witch' },
  { ...EVERY_EVENT['card.used'], card: 'bloodBoil' },
  { ...EVERY_EVENT['card.used'], card: 'siphon', blood: 0 },
  { ...EVERY_EVENT['card.used'], card: 'manipulate', unit: 'none', blood: 0 },
];

/** One pending decision of every step; the type ensures that none is missing. */
export const EVERY_STEP: { readonly [P in keyof Frames]: FrameOf<P> } = {
  place: { step: 'place', side: 'witch' },
  soldiers: { step: 'soldiers' },
  witch: { step: 'witch' },
  puppets: { step: 'puppets', acting: 'none', moved: false, attacked: false },
  husk: { step: 'husk', unit: 'boar' },
  whisper: { step: 'whisper' },
};
