import { list, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { DEALT, PHASES } from '../content/ages.ts';
import { AGES, BACKS, CARDS, deckOf, QUEST_BONUSES } from '../content/cards.ts';
import { CLANS, FIGURES, LAST_STEP, SLOTS, STATS } from '../content/clan.ts';
import { optionsSchema } from '../content/options.ts';
import { OUTER, PLACES, PROVINCES, TOKENS } from '../content/provinces.ts';
import { BATTLE_SLOTS, CAUSES, ENTRY_SLOTS } from './frames.ts';
import { cardSchema } from './moves.ts';
import { GLORY_SOURCES, LATE } from './state.ts';

const MOST_SEATS = 4;
/** All cards of all Ages together. */
const MOST_CARDS = AGES.reduce((sum, age) => sum + deckOf(age, MOST_SEATS).length, 0);
const MOST_FIGURES = 12;

const seat = whole(0, MOST_SEATS - 1);
const seats = list(seat, MOST_SEATS);
const face = v.picklist([...CARDS.map(({ card }) => card), ...BACKS]);
const faces = list(face, MOST_CARDS);
const place = v.picklist(PLACES);
const province = v.picklist(PROVINCES);
const outer = v.picklist(OUTER);
const figure = v.picklist(FIGURES);
const stat = v.picklist(STATS);
const hidden = v.literal('hidden');
const late = v.picklist(LATE);
const slot = v.nullable(cardSchema);
const figures = list(figure, MOST_FIGURES);
const stats = list(stat, STATS.length * (LAST_STEP - 1));
/** One entry per seat. */
const bySeat = <T>(item: v.GenericSchema<unknown, T>) => list(item, MOST_SEATS);

export const setupSchema = v.strictObject({ seats: whole(1, 12), options: optionsSchema });

const page = v.strictObject(
  Object.fromEntries(GLORY_SOURCES.map((source) => [source, whole(-9999, 9999)])) as Record<
    (typeof GLORY_SOURCES)[number],
    ReturnType<typeof whole>
  >,
);

const clan = v.strictObject({
  name: v.picklist([...CLANS, 'none']),
  glory: whole(0, 9999),
  rage: whole(0, 999),
  passed: v.boolean(),
  stats: v.strictObject({ rage: whole(1, LAST_STEP), axes: whole(1, LAST_STEP), horns: whole(1, LAST_STEP) }),
  hand: faces,
  quests: faces,
  shed: faces,
  glimpsed: faces,
  sheet: v.strictObject({
    leader: slot,
    warrior: slot,
    ship: slot,
    monsters: list(slot, SLOTS.monster, SLOTS.monster),
    clan: list(slot, SLOTS.clan, SLOTS.clan),
  }),
  figures: v.strictObject({
    reserve: figures,
    valhalla: figures,
    myrkulor: figures,
    elvagar: figures,
    angerboda: figures,
    muspelheim: figures,
    horgr: figures,
    utgard: figures,
    andlang: figures,
    gimle: figures,
    yggdrasil: figures,
    ne: figures,
    se: figures,
    sw: figures,
    nw: figures,
  }),
  ledger: list(page, AGES.length, AGES.length),
});

const battle = v.strictObject({
  province,
  pillager: seat,
  by: v.picklist(['action', 'challenge', 'domain']),
  participants: seats,
  valkyries: seats,
  played: list(
    v.strictObject({
      seat,
      card: cardSchema,
      late: v.boolean(),
      void: v.boolean(),
      declared: v.picklist(QUEST_BONUSES),
      home: v.boolean(),
    }),
    MOST_CARDS,
  ),
  armed: bySeat(v.nullable(v.union([late, hidden]))),
  fallen: bySeat(whole(0, 99)),
  winner: v.union([seat, v.picklist(['open', 'none'])]),
});

const token = v.picklist(TOKENS);

const frame = v.variant('step', [
  v.strictObject({ step: v.literal('age'), turn: seat }),
  v.strictObject({
    step: v.literal('entry'),
    seat,
    figure,
    at: place,
    slot: v.picklist(ENTRY_SLOTS),
  }),
  v.strictObject({ step: v.literal('battle'), slot: v.picklist(BATTLE_SLOTS), done: seats }),
  v.strictObject({
    step: v.literal('loss'),
    cause: v.picklist(CAUSES),
    marked: list(v.strictObject({ seat, figure, at: place }), MOST_SEATS * MOST_FIGURES),
    queue: seats,
  }),
  v.strictObject({ step: v.literal('pick'), queue: seats }),
  v.strictObject({
    step: v.literal('draft'),
    packs: bySeat(list(face, DEALT)),
    kept: bySeat(v.nullable(list(face, 2))),
  }),
  v.strictObject({ step: v.literal('action'), seat }),
  v.strictObject({ step: v.literal('free'), seat, figures }),
  v.strictObject({ step: v.literal('succor'), seat, province: outer }),
  v.strictObject({ step: v.literal('domain'), seat, province }),
  v.strictObject({ step: v.literal('call'), seat, idle: seats, resting: seats, missed: seats }),
  v.strictObject({
    step: v.literal('cards'),
    chosen: bySeat(v.nullable(v.union([v.strictObject({ card: cardSchema, late }), hidden]))),
    queue: seats,
  }),
  v.strictObject({
    step: v.literal('declare'),
    seat,
    bonuses: list(v.picklist(QUEST_BONUSES), QUEST_BONUSES.length),
  }),
  v.strictObject({
    step: v.literal('tide'),
    kept: bySeat(v.nullable(v.union([figure, hidden]))),
    queue: seats,
  }),
  v.strictObject({ step: v.literal('rescue'), seat }),
  v.strictObject({ step: v.literal('late'), seat, idle: seats }),
  v.strictObject({ step: v.literal('prowess'), seat, cards: list(cardSchema, MOST_CARDS) }),
  v.strictObject({ step: v.literal('raise'), seat, stats: list(stat, STATS.length), by: cardSchema }),
  v.strictObject({ step: v.literal('hammers'), seat }),
  v.strictObject({ step: v.literal('blessing'), seat, province: outer }),
  v.strictObject({
    step: v.literal('discard'),
    held: bySeat(v.nullable(v.union([cardSchema, hidden]))),
    queue: seats,
  }),
  v.strictObject({
    step: v.literal('growth'),
    due: bySeat(whole(0, MOST_CARDS)),
    chosen: bySeat(v.nullable(v.union([stats, hidden]))),
    queue: seats,
  }),
]);

export const stateSchema = v.strictObject({
  options: optionsSchema,
  age: v.picklist(AGES),
  phase: v.picklist(PHASES),
  first: seat,
  doomed: list(outer, AGES.length, AGES.length),
  destroyed: list(outer, OUTER.length),
  tokens: v.strictObject({
    myrkulor: token,
    elvagar: token,
    angerboda: token,
    muspelheim: token,
    horgr: token,
    utgard: token,
    andlang: token,
    gimle: token,
    yggdrasil: token,
  }),
  pillaged: list(province, PROVINCES.length),
  clans: list(clan, MOST_SEATS, 2),
  out: faces,
  discard: list(cardSchema, MOST_CARDS),
  battle: v.nullable(battle),
  frames: list(frame, 8),
});
