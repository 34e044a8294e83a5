import { oneOf, type Random, type Seat } from '@sanguine/kernel';
import { FJORDS, type Place, PROVINCES, type Province } from '../content/provinces.ts';
import { emptyVillages, isLiving } from './atlas.ts';
import { anyCard, clanOf } from './clans.ts';
import { picksOf } from './draft.ts';
import type { FrameOf, Verbs } from './frames.ts';
import { isShip } from './figures.ts';
import { knownIn } from './hand.ts';
import { invadeCost, refuseInvade } from './invade.ts';
import type { AnyMove, March } from './moves.ts';
import { refusePillage } from './pillage.ts';
import { isQuest } from './quests.ts';
import { sequence } from './sequence.ts';
import { placesFor, upgradeKind } from './sheet.ts';
import type { Clan, State } from './state.ts';
import { armable } from './steps/cards.ts';
import { isUpgrade, upgradeCost } from './upgrade.ts';

/** How many guesses before the moves are listed after all. */
const TRIES = 8;

/** A random legal move. Where listing them all takes long, one is guessed; a wrong guess is cheap. */
export function sample(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'action':
      return guess(state, seat, random) ?? oneOf(sequence.moves(state, seat), random);
    case 'draft':
      return sampleDraft(state, frame, seat, random);
    case 'cards':
      return { do: 'play', card: anyCard(state, seat, random), late: oneOf(armable(state, seat), random) };
    case 'discard':
      return { do: 'hold', card: anyCard(state, seat, random) };
    default:
      return oneOf(sequence.moves(state, seat), random);
  }
}

function sampleDraft(state: State, { packs }: FrameOf<'draft'>, seat: Seat, random: Random): AnyMove {
  const pack = knownIn(packs[seat] ?? []);
  return { do: 'draft', cards: Array.from({ length: picksOf(state) }, () => random.draw(pack)) };
}

type Act = Verbs['action'];

/** Occasionally nothing is guessed, so that every move is possible. */
function guess(state: State, seat: Seat, random: Random): Act | null {
  if (random.int(24) === 0) return null;
  for (let count = 0; count < TRIES; count++) {
    const move = guessAct(state, seat, random);
    if (move !== null) return move;
  }
  return null;
}

/** An act of one of the common kinds, if one can be found. */
function guessAct(state: State, seat: Seat, random: Random): Act | null {
  const clan = clanOf(state, seat);
  switch (random.int(7)) {
    case 0:
    case 1:
      return guessInvade(state, seat, clan, random);
    case 2:
      return guessMarch(state, clan, random);
    case 3:
    case 4:
      return guessCard(clan, random);
    default:
      return guessPillage(state, seat, random);
  }
}

function guessInvade(state: State, seat: Seat, clan: Clan, random: Random): Act | null {
  const { reserve } = clan.figures;
  if (reserve.length === 0) return null;
  const figure = oneOf(reserve, random);
  if (invadeCost(clan, figure) > clan.rage) return null;
  const to = oneOf<Place>(isShip(figure) ? FJORDS : PROVINCES, random);
  return refuseInvade(state, seat, figure, to, 'reserve') === null ? { do: 'invade', figure, to } : null;
}

/** The first fitting province, starting from a random one. */
function findProvince(fits: (province: Province) => boolean, random: Random): Province | null {
  const from = random.int(PROVINCES.length);
  for (let step = 0; step < PROVINCES.length; step++) {
    const province = PROVINCES[(from + step) % PROVINCES.length];
    if (province !== undefined && fits(province)) return province;
  }
  return null;
}

/** Each figure of one province goes along at random, as far as there is room. */
function guessMarch(state: State, clan: Clan, random: Random): March | null {
  const from = findProvince((province) => clan.figures[province].length > 0, random);
  const to = oneOf(PROVINCES, random);
  if (from === null || from === to || !isLiving(state, to)) return null;
  const there = clan.figures[from];
  const room = Math.min(emptyVillages(state, to), there.length);
  const figures = there.filter(() => random.int(2) === 0).slice(0, room);
  return figures.length === 0 ? null : { do: 'march', from, to, figures };
}

function guessCard(clan: Clan, random: Random): Act | null {
  const cards = knownIn(clan.hand);
  if (cards.length === 0) return null;
  const card = oneOf(cards, random);
  if (isQuest(card)) return { do: 'quest', card };
  if (!isUpgrade(card) || upgradeCost(clan, card) > clan.rage) return null;
  return { do: 'upgrade', card, replaces: oneOf(placesFor(clan, upgradeKind(card).kind), random) };
}

function guessPillage(state: State, seat: Seat, random: Random): Act | null {
  const province = findProvince((where) => refusePillage(state, seat, where, 'action') === null, random);
  return province === null ? null : { do: 'pillage', province };
}
