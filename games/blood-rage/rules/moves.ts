import { list, verbsOf } from '@sanguine/kernel';
import * as v from 'valibot';
import { CARDS, type Card, QUEST_BONUSES } from '../content/cards.ts';
import { CLANS, FIGURES, LAST_STEP, STATS } from '../content/clan.ts';
import { OUTER, PLACES, PROVINCES } from '../content/provinces.ts';
import { LATE } from './state.ts';

export const cardSchema = v.picklist(CARDS.map(({ card }) => card)) satisfies v.GenericSchema<Card>;
const figure = v.picklist(FIGURES);
const province = v.picklist(PROVINCES);
const place = v.picklist(PLACES);
const stat = v.picklist(STATS);
const figureAt = v.strictObject({ figure, at: place });
/** More figures than a clan can ever have. */
const MOST_FIGURES = 12;

const verbs = verbsOf({
  pick: { clan: v.picklist(CLANS) },
  draft: { cards: list(cardSchema, 2, 1) },
  invade: { figure, to: place },
  march: { from: province, to: province, figures: list(figure, MOST_FIGURES, 1) },
  upgrade: {
    card: cardSchema,
    /** The card to replace; null to use an empty slot. */
    replaces: v.nullable(cardSchema),
  },
  quest: { card: cardSchema },
  pillage: { province },
  challenge: { province },
  recall: { figure, to: place },
  sacrifice: {
    figures: list(figureAt, 2, 2),
    /** Null if every stat is at its last step. */
    stat: v.nullable(stat),
  },
  pass: {},
  accept: {},
  decline: {},
  join: { figure, from: province },
  stay: {},
  rest: {},
  wake: {},
  play: { card: cardSchema, late: v.picklist(LATE) },
  declare: { bonus: v.picklist(QUEST_BONUSES) },
  keep: { figure },
  rescue: {
    /** Saved by Frigga's Protection. */
    figures: list(figureAt, MOST_FIGURES),
    /** The Volur Witch goes to Yggdrasil. */
    retreat: v.boolean(),
  },
  late: { card: cardSchema },
  regain: { cards: list(cardSchema, 8) },
  raise: { stat },
  ride: { to: v.picklist([...OUTER, 'yggdrasil']) },
  hold: { card: cardSchema },
  /** At most the steps of the three tracks. */
  grow: { stats: list(stat, STATS.length * (LAST_STEP - 1)) },
});

export const moveSchema = v.variant('do', Object.values(verbs));

/** §2.1 */
export type Pick = v.InferOutput<typeof verbs.pick>;
/** §4.2: keep one card of the pack, or two (§4.3). */
export type Draft = v.InferOutput<typeof verbs.draft>;
/** §6: a figure from the reserve to the board. */
export type Invade = v.InferOutput<typeof verbs.invade>;
/** §7 */
export type March = v.InferOutput<typeof verbs.march>;
/** §8 */
export type Upgrade = v.InferOutput<typeof verbs.upgrade>;
/** §9: commit a Quest. */
export type Quest = v.InferOutput<typeof verbs.quest>;
/** §10 */
export type Pillage = v.InferOutput<typeof verbs.pillage>;
/** Tyr's Challenge: pillage once more. */
export type Challenge = v.InferOutput<typeof verbs.challenge>;
/** Frigga's Domain: Invade from Valhalla. */
export type Recall = v.InferOutput<typeof verbs.recall>;
/** Frigga's Sacrifice */
export type Sacrifice = v.InferOutput<typeof verbs.sacrifice>;
/** §5.2 */
export type Pass = v.InferOutput<typeof verbs.pass>;
/** Yes or no to what the step offers. */
export type Accept = v.InferOutput<typeof verbs.accept>;
export type Decline = v.InferOutput<typeof verbs.decline>;
/** §10.2: one figure from an adjacent province joins the battle. */
export type Join = v.InferOutput<typeof verbs.join>;
/** §10.2: sends nobody in this lap, or in this whole battle. §11.4: no late card now. */
export type Stay = v.InferOutput<typeof verbs.stay>;
export type Rest = v.InferOutput<typeof verbs.rest>;
/** §10.2: takes back a rest, whoever is asked. */
export type Wake = v.InferOutput<typeof verbs.wake>;
/** §11.1: a card, face down, and what to do in the late window. */
export type Play = v.InferOutput<typeof verbs.play>;
/** Tyr's Domain, Tyr's Wrath */
export type Declare = v.InferOutput<typeof verbs.declare>;
/** Odin's Tide: the figure that stays. */
export type Keep = v.InferOutput<typeof verbs.keep>;
/** §12: what the seat does for figures about to die. */
export type Rescue = v.InferOutput<typeof verbs.rescue>;
/** §11.4 */
export type LateCard = v.InferOutput<typeof verbs.late>;
/** Tyr's Prowess: cards taken back to hand. */
export type Regain = v.InferOutput<typeof verbs.regain>;
/** One step of one stat. */
export type Raise = v.InferOutput<typeof verbs.raise>;
/** Lord of Hammers */
export type Ride = v.InferOutput<typeof verbs.ride>;
/** §13: the card kept for the next Age. */
export type Hold = v.InferOutput<typeof verbs.hold>;
/** §14: a step for each Quest fulfilled, or fewer. */
export type Grow = v.InferOutput<typeof verbs.grow>;

/** A figure and where it is. */
export type FigureAt = v.InferOutput<typeof figureAt>;

export type AnyMove = v.InferOutput<typeof moveSchema>;
