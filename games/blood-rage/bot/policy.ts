import { bestBy, type Random, type Seat } from '@sanguine/kernel';
import { type Card, factsOf, keyOf } from '../content/cards.ts';
import { OUTER_PROVINCES, type Place, type Province } from '../content/provinces.ts';
import { emptyVillages, isFjord, isOuter, living, SUPPORTED } from '../rules/atlas.ts';
import { battleOf } from '../rules/battle/battle.ts';
import { joinersOf } from '../rules/forecast.ts';
import { clanOf } from '../rules/clans.ts';
import { picksOf } from '../rules/draft.ts';
import type { FrameOf } from '../rules/frames.ts';
import { isPresent } from '../rules/figures.ts';
import { kindsIn, knownIn, sortCards } from '../rules/hand.ts';
import { questEffect } from '../rules/cards/index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { judge, questGlory } from '../rules/quests.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import { sample } from '../rules/sample.ts';
import { sequence } from '../rules/sequence.ts';
import type { Clan, State } from '../rules/state.ts';
import { armable } from '../rules/steps/cards.ts';
import { figureStrength, strengthOf } from '../rules/strength.ts';
import { figureValues } from './figure-values.ts';
import { battleCardValue, carriedValue, upgradeGain } from './card-values.ts';
import { upgradeValue } from './values.ts';
import { actionCandidates } from './candidates.ts';
import { riseValue, tokenValue } from './stat-values.ts';

/** A sensible move without looking ahead, with a little chance in every score. */
export function policy(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'draft':
      return draft(state, frame, seat, random);
    case 'action':
      return act(state, seat, random);
    case 'free':
    case 'succor':
    case 'blessing':
      return enter(state, seat, random);
    case 'call':
      return call(state, seat, random);
    case 'cards':
      return play(state, seat, random);
    case 'discard': {
      const clan = clanOf(state, seat);
      const card = bestBy(kindsIn(clan.hand), (one) => carriedValue(state, clan, one));
      return card === undefined ? sample(state, seat, random) : { do: 'hold', card };
    }
    case 'raise': {
      const stat = bestBy(frame.stats, (one) => riseValue(state, clanOf(state, seat), one));
      return stat === undefined ? sample(state, seat, random) : { do: 'raise', stat };
    }
    case 'domain':
    case 'declare':
    case 'late':
    case 'prowess':
    case 'rescue':
    case 'hammers':
    case 'tide':
    case 'growth':
      return mostOffered(state, seat);
    default:
      return sample(state, seat, random);
  }
}

/** A random addition to a score, up to `most`. */
const luck = (random: Random, most: number): number => (random.int(16) / 16) * most;

/** The worth of a card by itself. */
function promise(state: State, clan: Clan, card: Card): number {
  const { kind } = factsOf(card).kind;
  if (kind === 'quest') return 0.5 * questGlory(card) + 2;
  return kind === 'battle' ? battleCardValue(card) : Math.max(0.5, upgradeGain(state, clan, card));
}

function draft(state: State, { packs }: FrameOf<'draft'>, seat: Seat, random: Random): AnyMove {
  const clan = clanOf(state, seat);
  const ranked = knownIn(packs[seat] ?? [])
    .map((card) => ({ card, score: promise(state, clan, card) + luck(random, 2) }))
    .toSorted((one, other) => other.score - one.score);
  return { do: 'draft', cards: sortCards(ranked.slice(0, picksOf(state)).map(({ card }) => card)) };
}

function act(state: State, seat: Seat, random: Random): AnyMove {
  const moves = actionCandidates(state, seat);
  const targets = new Map(living(state).map((province) => [province, targetValue(state, seat, province)]));
  const best = bestBy(moves, (move) => actScore(state, seat, move, targets) + luck(random, 1.5));
  return best ?? { do: 'pass' };
}

/** The worth of being in a province: for its token, for Ragnarök, for Quests. */
function targetValue(state: State, seat: Seat, province: Province): number {
  const clan = clanOf(state, seat);
  const own = strengthOf(state, seat, province);
  let rival = 0;
  for (const other of state.clans.keys()) {
    if (other !== seat) rival = Math.max(rival, strengthOf(state, other, province));
  }
  let worth = doomedNow(state) === province ? figureValues(state, clan).doomed : 0.3;
  if (!state.pillaged.includes(province)) {
    const lead = own - rival;
    worth += tokenValue(state, clan, state.tokens[province]) * (lead > 2 ? 0.1 : lead > -4 ? 0.35 : 0.1);
  }
  for (const card of [...knownIn(clan.quests), ...knownIn(clan.hand)]) {
    if (factsOf(card).kind.kind !== 'quest') continue;
    const asked = questEffect(card);
    const here =
      asked.most === 'province'
        ? asked.province === province
        : asked.most === 'region' && isOuter(province) && OUTER_PROVINCES[province].region === asked.region;
    if (here && own <= rival + 2 && own > rival - 4) worth += questGlory(card) / 3;
  }
  return worth;
}

type Targets = ReadonlyMap<Province, number>;

const valueAt = (targets: Targets, place: Place): number =>
  isFjord(place)
    ? SUPPORTED[place].reduce((sum, province) => sum + 0.8 * (targets.get(province) ?? 0), 0)
    : (targets.get(place) ?? 0);

function actScore(state: State, seat: Seat, move: AnyMove, targets: Targets): number {
  const clan = clanOf(state, seat);
  switch (move.do) {
    case 'pillage':
    case 'challenge':
      return pillageScore(state, seat, move.province) - (move.do === 'challenge' ? 2 : 0);
    case 'quest': {
      const met = judge(state, seat, move.card).fulfilled;
      return met || clan.rage <= 2 ? 6 : 1.2;
    }
    case 'upgrade':
      return 0.5 * upgradeGain(state, clan, move.card) + 1;
    case 'invade':
    case 'recall':
      return valueAt(targets, move.to) + 0.3 * figureStrength(clan, move.figure, 'reserve');
    case 'march': {
      const gain = valueAt(targets, move.to) - valueAt(targets, move.from) - 1.5;
      return gain * Math.min(2, move.figures.length);
    }
    case 'sacrifice':
      return -1;
    default:
      return 0;
  }
}

/** The larger the lead there, the better. */
function pillageScore(state: State, seat: Seat, province: Province): number {
  const clan = clanOf(state, seat);
  const own = strengthOf(state, seat, province);
  let rival = 0;
  for (const other of state.clans.keys()) {
    if (other !== seat) rival = Math.max(rival, threatOf(state, other, province));
  }
  const token = tokenValue(state, clan, state.tokens[province]);
  if (rival === 0) return token + 2;
  const chance = 1 / (1 + Math.exp((rival - own) / 1.5));
  return 1.5 * chance * token - (1 - chance) * own;
}

/** The strength a seat has there, and half of what may come. */
function threatOf(state: State, seat: Seat, province: Province): number {
  const clan = clanOf(state, seat);
  const room = emptyVillages(state, province);
  const coming = joinersOf(state, seat, province)
    .slice(0, room === Infinity ? undefined : room)
    .reduce((sum, { figure }) => sum + figureStrength(clan, figure, province), 0);
  return strengthOf(state, seat, province) + 0.5 * coming;
}

/** Free figures always enter, where they are of most use. */
function enter(state: State, seat: Seat, random: Random): AnyMove {
  const targets = new Map(living(state).map((province) => [province, targetValue(state, seat, province)]));
  const best = bestBy(sequence.moves(state, seat), (move) => {
    if (move.do === 'invade') return valueAt(targets, move.to) + luck(random, 1);
    return move.do === 'accept' ? 1 : -1;
  });
  return best ?? sample(state, seat, random);
}

/** A seat that is present sends help where it may decide the battle; others join only if they would be ahead. */
function call(state: State, seat: Seat, random: Random): AnyMove {
  const { province, pillager } = battleOf(state);
  const clan = clanOf(state, seat);
  const own = strengthOf(state, seat, province);
  let rival = 0;
  for (const other of state.clans.keys()) {
    if (other !== seat) rival = Math.max(rival, strengthOf(state, other, province));
  }
  const joiners = joinersOf(state, seat, province);
  const coming = joiners.reduce((sum, { figure }) => sum + figureStrength(clan, figure, province), 0);
  const keen = seat === pillager || isPresent(clan, province) ? 2 : -1;
  const hopeful = own + coming + keen + luck(random, 2) > rival;
  if (!hopeful || own > rival + 3 || joiners.length === 0) return { do: 'stay' };
  const best = bestBy(
    joiners,
    ({ figure, from }) => figureStrength(clan, figure, province) + (state.pillaged.includes(from) ? 1 : 0),
  );
  return best === undefined ? { do: 'stay' } : { do: 'join', figure: best.figure, from: best.from };
}

/** Mostly the highest bonus; a seat far behind plays a card that pays the loser. */
function play(state: State, seat: Seat, random: Random): AnyMove {
  const { province, participants } = battleOf(state);
  const clan = clanOf(state, seat);
  const own = strengthOf(state, seat, province);
  let rival = 0;
  for (const other of participants) {
    if (other !== seat) rival = Math.max(rival, strengthOf(state, other, province));
  }
  const behind = own + 3 < rival;
  const score = (card: Card): number => {
    const { kind } = factsOf(card);
    if (kind.kind !== 'battle')
      return behind ? 1 : kind.kind === 'quest' ? -1 : -0.05 * upgradeValue(keyOf(card));
    const loki = kind.god === 'loki';
    return (behind ? (loki ? 4 : -kind.bonus / 2) : loki ? 0 : kind.bonus) + luck(random, 2);
  };
  const card = bestBy(kindsIn(clan.hand), score);
  if (card === undefined) return sample(state, seat, random);
  return { do: 'play', card, late: armable(state, seat).includes('win') ? 'win' : 'never' };
}

/** The most of what is offered: the highest bonus, the most figures saved, the strongest kept. */
function mostOffered(state: State, seat: Seat): AnyMove {
  const clan = clanOf(state, seat);
  const best = bestBy(sequence.moves(state, seat), (move) => {
    switch (move.do) {
      case 'declare':
        return move.bonus;
      case 'rescue':
        return move.figures.length + (move.retreat ? 1 : 0);
      case 'keep':
        return figureStrength(clan, move.figure, battleOf(state).province);
      case 'grow':
        return move.stats.reduce((sum, stat) => sum + riseValue(state, clan, stat), 0);
      case 'accept':
        return pillageScore(state, seat, acceptedIn(state)) - 1;
      case 'ride':
        return -1 + (state.pillaged.includes(move.to) ? 0 : 2);
      default:
        return 0;
    }
  });
  if (best === undefined) throw new Error('a decider without a move');
  return best;
}

function acceptedIn(state: State): Province {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'domain') throw new Error('nothing to accept');
  return frame.province;
}
