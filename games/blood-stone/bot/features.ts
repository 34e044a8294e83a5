import { BLOOD_SPELLS, ZOMBIFY_MOST } from '../content/spells.ts';
import { BLOOD_CASTS, PHANTOM_CASTS, WITCH_HAND } from '../content/turn.ts';
import { MINIONS, SOLDIERS, UNIT_CARDS } from '../content/units.ts';
import { BODIES, isPuppet } from '../rules/figures.ts';
import type { FrameOf } from '../rules/frames.ts';
import { distance, groundOf } from '../rules/ground.ts';
import { huskStones } from '../rules/spells/raise-husk.ts';
import type { State } from '../rules/state.ts';
import { gapTo, walkBetween } from './distances.ts';
import { dangerAt, isLed, puppetStrikesLeft, puppetsInReach, gapToSoldiers, strikesLeft } from './threats.ts';
import { castsValue } from './values.ts';

/** From how far away the Witch can touch a soldier next turn: her move and the spell's range. */
const SIPHON_REACH = UNIT_CARDS.witch.move + BLOOD_SPELLS.siphon.range;
const ZOMBIFY_REACH = UNIT_CARDS.witch.move + BLOOD_SPELLS.zombify.range;

/** The number of moves beyond which one more makes no difference. */
const HORIZON = 5;

/** The rounds after which being near the Witch counts twice as much as at first, because time fills her hand. */
const PATIENCE = 8;

/** The round after which the Witch, too, seeks out soldiers who do not come: her nearness counts for more and more. */
const LATE = 16;

/** The worth of the card that a whisper takes. */
const WHISPERED = 2;

/** Stones a ward saves on average. */
const WARD = 0.7;

/** The numbers the evaluation weighs. A weight above 0 counts for the Soldiers, one below 0 against them. */
export interface Features {
  bias: number;
  soldiers: number;
  soldierBlood: number;
  zombifiable: number;
  prowled: number;
  witchBlood: number;
  witchLow: number;
  witchHigh: number;
  puppets: number;
  minionBlood: number;
  zombieBlood: number;
  approach: number;
  strikesNow: number;
  dangerInSoldiersTurn: number;
  dangerInWitchTurn: number;
  lethal: number;
  puppetStrikesNow: number;
  puppetsInReach: number;
  puppetsInReachNow: number;
  puppetApproach: number;
  casts: number;
  phantomNow: number;
  realm: number;
}

/** From 1 if in reach down to 0 if `HORIZON` moves away. */
const nearness = (moves: number): number => Math.max(0, 1 - moves / HORIZON);

/** What a whisper in progress is about to take from the Witch's hand. */
const whispered = (state: State): number => (state.frames.at(-1)?.step === 'whisper' ? WHISPERED : 0);

/** The husk about to rise, which counts as risen wherever it will stand. */
function rising(state: State): FrameOf<'husk'> | null {
  const frame = state.frames.at(-1);
  return frame?.step === 'husk' ? frame : null;
}

/** The features of a state. */
export function featuresOf(state: State): Features {
  const { figures } = state;
  const witchTurn = state.frames[0]?.step === 'witch';
  const risen = rising(state);
  const f: Features = {
    bias: 1,
    soldiers: 0,
    soldierBlood: 0,
    zombifiable: 0,
    prowled: 0,
    witchBlood: figures.witch.blood,
    witchLow: Math.max(0, 4 - figures.witch.blood),
    witchHigh: Math.max(0, figures.witch.blood - UNIT_CARDS.witch.blood),
    puppets: risen === null ? 0 : 1,
    minionBlood: 0,
    zombieBlood: risen === null ? 0 : huskStones(state),
    approach: 0,
    strikesNow: 0,
    dangerInSoldiersTurn: 0,
    dangerInWitchTurn: 0,
    lethal: 0,
    puppetStrikesNow: 0,
    puppetsInReach: 0,
    puppetsInReachNow: 0,
    puppetApproach: 0,
    casts: witchTurn
      ? castsValue(state, 'blood', BLOOD_CASTS - state.casts)
      : castsValue(state, 'blood', BLOOD_CASTS, WITCH_HAND) - whispered(state),
    phantomNow: 0,
    realm: 0,
  };
  const ground = groundOf(state);
  const urgency = 1 + state.round / PATIENCE;
  const overdue = 1 + (4 * Math.max(0, state.round - LATE)) / PATIENCE;
  for (const unit of SOLDIERS) {
    const { blood, zombie, status, at, wards } = figures[unit];
    if (status === 'realm' && unit !== risen?.unit) f.realm = 1;
    if (zombie) f.zombieBlood += blood;
    else if (status === 'glade') {
      f.soldiers++;
      f.soldierBlood += blood + (wards > 0 ? WARD : 0);
      f.approach += urgency * nearness(gapTo(state, unit, 'witch') / UNIT_CARDS[unit].move);
      const far = distance(ground, figures.witch.at, at);
      f.prowled +=
        overdue *
        nearness(
          Math.max(0, walkBetween(state, figures.witch.at, at) - SIPHON_REACH) / UNIT_CARDS.witch.move,
        );
      if (blood <= ZOMBIFY_MOST && figures.witch.blood > 2 && far <= ZOMBIFY_REACH) f.zombifiable++;
    }
  }
  for (const unit of MINIONS) {
    const { blood, zombie, status } = figures[unit];
    if (status === 'realm' && unit !== risen?.unit) f.realm = 1;
    if (status !== 'glade') continue;
    if (zombie) f.zombieBlood += blood;
    else f.minionBlood += blood;
  }
  let [first, second] = [0, 0];
  for (const unit of BODIES) {
    if (isPuppet(state, unit)) f.puppets++;
    if (!isLed(state, unit)) continue;
    const near = nearness(gapToSoldiers(state, unit) / UNIT_CARDS[unit].move);
    if (near > first) [first, second] = [near, first];
    else if (near > second) second = near;
  }
  // She can lead only two in a turn, so a third one nearby is no reason to spare it.
  f.puppetApproach = first + second;
  const danger = dangerAt(state, figures.witch.at);
  const inReach = puppetsInReach(state) > 0 ? 1 : 0;
  if (witchTurn) {
    f.dangerInWitchTurn = danger;
    f.puppetsInReachNow = inReach;
    f.puppetStrikesNow = puppetStrikesLeft(state);
  } else {
    f.dangerInSoldiersTurn = danger;
    f.strikesNow = strikesLeft(state);
    f.lethal = f.strikesNow >= figures.witch.blood ? 1 : 0;
    f.puppetsInReach = inReach;
    f.phantomNow = castsValue(state, 'phantom', PHANTOM_CASTS - state.casts);
  }
  return f;
}
