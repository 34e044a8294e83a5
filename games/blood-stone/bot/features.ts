import { PUPPETS, ZOMBIFY_MOST } from '../content/spells.ts';
import { BLOOD_CASTS, PHANTOM_CASTS, WITCH_HAND } from '../content/turn.ts';
import { MINIONS, SOLDIERS, UNIT_CARDS } from '../content/units.ts';
import { BODIES, isPuppet } from '../rules/figures.ts';
import { distance, groundOf } from '../rules/ground.ts';
import type { State } from '../rules/state.ts';
import { gapTo } from './field.ts';
import { dangerAt, eagerLeft, eagerPuppets, gapToSoldiers, strikesLeft } from './threat.ts';
import { castsWorth } from './worth.ts';

/** How far off the Witch can zombify a soldier next turn: her move and the spell's range. */
const ZOMBIFY_REACH = 6;

/** Moves beyond which one more makes no difference. */
const HORIZON = 5;

/** Rounds after which the Soldiers want to be at the Witch twice as much as at first: time is hers, it fills her hand. */
const PATIENCE = 8;

/** What the card is worth that a whisper takes. */
const WHISPERED = 2;

/** Stones a ward saves, on average. */
const WARD = 0.7;

/** What speaks for the Soldiers (or, with a weight below 0, against them). */
export interface Features {
  one: number;
  soldiers: number;
  soldierBlood: number;
  stalked: number;
  witchBlood: number;
  witchLow: number;
  witchHigh: number;
  minionBlood: number;
  zombieBlood: number;
  approach: number;
  strikesNow: number;
  pressure: number;
  pressed: number;
  lethal: number;
  eagerNow: number;
  eager: number;
  lurking: number;
  stalk: number;
  casts: number;
  phantomNow: number;
  realm: number;
}

/** From 1, in reach, down to 0, as many moves away as a glade is long. */
const nearness = (moves: number): number => Math.max(0, 1 - moves / HORIZON);

/** A whisper is about to take the best card of the Witch's hand. */
const whispered = (state: State): number => (state.frames.at(-1)?.step === 'whisper' ? WHISPERED : 0);

/** The table in numbers. */
export function featuresOf(state: State): Features {
  const { figures } = state;
  const witchTurn = state.frames[0]?.step === 'witch';
  const f: Features = {
    one: 1,
    soldiers: 0,
    soldierBlood: 0,
    stalked: 0,
    witchBlood: figures.witch.blood,
    witchLow: Math.max(0, 4 - figures.witch.blood),
    witchHigh: Math.max(0, figures.witch.blood - UNIT_CARDS.witch.blood),
    minionBlood: 0,
    zombieBlood: 0,
    approach: 0,
    strikesNow: 0,
    pressure: 0,
    pressed: 0,
    lethal: 0,
    eagerNow: 0,
    eager: 0,
    lurking: 0,
    stalk: 0,
    casts: witchTurn
      ? castsWorth(state, 'blood', BLOOD_CASTS - state.casts)
      : castsWorth(state, 'blood', BLOOD_CASTS, WITCH_HAND) - whispered(state),
    phantomNow: 0,
    realm: 0,
  };
  const ground = groundOf(state);
  const urge = 1 + state.round / PATIENCE;
  for (const unit of SOLDIERS) {
    const { blood, zombie, status, at, wards } = figures[unit];
    if (status === 'realm') f.realm = 1;
    if (zombie) f.zombieBlood += blood;
    else if (status === 'glade') {
      f.soldiers++;
      f.soldierBlood += blood + (wards > 0 ? WARD : 0);
      f.approach += urge * nearness(gapTo(state, unit, 'witch') / UNIT_CARDS[unit].move);
      if (blood > ZOMBIFY_MOST || figures.witch.blood <= 2) continue;
      if (distance(ground, figures.witch.at, at) <= ZOMBIFY_REACH) f.stalked++;
    }
  }
  for (const unit of MINIONS) {
    const { blood, zombie, status } = figures[unit];
    if (status === 'realm') f.realm = 1;
    if (status !== 'glade') continue;
    if (zombie) f.zombieBlood += blood;
    else f.minionBlood += blood;
  }
  for (const unit of BODIES) {
    if (isPuppet(state, unit)) f.stalk += nearness(gapToSoldiers(state, unit) / UNIT_CARDS[unit].move);
  }
  const danger = dangerAt(state, figures.witch.at);
  const eager = Math.min(PUPPETS, eagerPuppets(state));
  if (witchTurn) {
    f.pressed = danger;
    f.lurking = eager;
    f.eagerNow = eagerLeft(state);
  } else {
    f.pressure = danger;
    f.strikesNow = strikesLeft(state);
    f.lethal = f.strikesNow >= figures.witch.blood ? 1 : 0;
    f.eager = eager;
    f.phantomNow = castsWorth(state, 'phantom', PHANTOM_CASTS - state.casts);
  }
  return f;
}
