import type { Seat } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import type { Figure } from '../content/clan.ts';
import type { Province } from '../content/provinces.ts';
import { emptyVillages, neighbours } from './atlas.ts';
import { bestQuest } from './battle/declare.ts';
import { bonusOf, totalsOf, winnerOf } from './battle/totals.ts';
import { clanOf } from './clans.ts';
import { addFigure, isShip, present } from './figures.ts';
import { isQuest } from './quests.ts';
import type { Battle, Clan, State } from './state.ts';
import { figureStrength, strengthOf } from './strength.ts';

/** A figure on its way to a battle. */
export interface Joining {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly from: Province;
}

/** One clan in a current or possible battle. */
export interface ForecastSide {
  readonly seat: Seat;
  /** Of its figures there. */
  readonly strength: number;
  /** What its cards on the table add. */
  readonly cards: number;
  /** Cards it still holds. */
  readonly hand: number;
  /** Its figures' strength if it sends all it can, given the empty villages and if nobody else comes. */
  readonly reach: number;
}

export interface Forecast {
  /** Every clan that is there or could join, in seat order. */
  readonly sides: readonly ForecastSide[];
  /** Who would win at present; null if nobody. */
  readonly ahead: Seat | null;
}

/** §10.2, §11.5: everybody's strength in a province once these figures have joined. All of it is public. */
export function forecast(state: State, province: Province, joining: readonly Joining[] = []): Forecast {
  const then = withJoined(state, province, joining);
  const battle = state.battle?.province === province ? state.battle : null;
  const there =
    battle !== null && battle.participants.length > 0 ? battle.participants : present(then, province);
  const seats = [...state.clans.keys()].filter(
    (seat) => there.includes(seat) || joinersOf(then, seat, province).length > 0,
  );
  const totals = totalsOf(then, battleAt(then, province, there, battle));
  const sides = seats.map((seat): ForecastSide => ({
    seat,
    strength: strengthOf(then, seat, province),
    cards: totals.find((total) => total.seat === seat)?.cards ?? 0,
    hand: clanOf(state, seat).hand.length,
    reach: reachOf(then, seat, province),
  }));
  return { sides, ahead: totals.length === 0 ? null : winnerOf(totals) };
}

/** §11.5: what the seat's cards would add with one more on the table, a Quest declared at its best. */
export function bonusWith(state: State, battle: Battle, seat: Seat, card: Card): number {
  const lying = totalsOf(state, battle).find((total) => total.seat === seat)?.cards ?? 0;
  const declared = isQuest(card) ? bestQuest(clanOf(state, seat)) : 0;
  return lying + bonusOf(state, battle, { seat, card, late: false, void: false, declared, home: false });
}

/** The battle with its revealed cards, or one without any. */
function battleAt(state: State, province: Province, participants: Seat[], battle: Battle | null): Battle {
  if (battle !== null) return { ...battle, participants };
  return {
    province,
    pillager: participants[0] ?? 0,
    by: 'action',
    participants,
    valkyries: [],
    played: [],
    armed: state.clans.map(() => null),
    fallen: state.clans.map(() => 0),
    winner: 'open',
  };
}

/** The state once these have joined; it shares everything unchanged with the original. */
function withJoined(state: State, province: Province, joining: readonly Joining[]): State {
  if (joining.length === 0) return state;
  const clans = [...state.clans];
  for (const { seat, figure, from } of joining) {
    const clan = clanOf({ ...state, clans }, seat);
    const left = [...clan.figures[from]];
    const at = left.indexOf(figure);
    if (at < 0) continue;
    left.splice(at, 1);
    const arrived = [...clan.figures[province]];
    addFigure(arrived, figure);
    clans[seat] = { ...clan, figures: { ...clan.figures, [from]: left, [province]: arrived } };
  }
  return { ...state, clans };
}

/** §10.2: the figures the clan could send; empty if no village is empty or the call is over. */
export function joinersOf(state: State, seat: Seat, province: Province): Joining[] {
  const { battle } = state;
  const over = battle?.province === province && battle.participants.length > 0;
  if (over || emptyVillages(state, province) <= 0) return [];
  const { figures } = clanOf(state, seat);
  return neighbours(state, province).flatMap((from) =>
    figures[from].filter((figure) => !isShip(figure)).map((figure): Joining => ({ seat, figure, from })),
  );
}

/**
 * The most strength the clan can bring: the best mix of Warriors, who may be worth more in pairs, and the strongest
 * others.
 */
function reachOf(state: State, seat: Seat, province: Province): number {
  const joiners = joinersOf(state, seat, province);
  const room = Math.min(emptyVillages(state, province), joiners.length);
  const clan = clanOf(state, seat);
  const warriors = joiners.filter(({ figure }) => figure === 'warrior');
  const others = joiners
    .filter(({ figure }) => figure !== 'warrior')
    .toSorted((one, other) => worth(clan, other, province) - worth(clan, one, province));
  let most = strengthOf(state, seat, province);
  for (let count = 0; count <= Math.min(room, warriors.length); count++) {
    const sent = [...warriors.slice(0, count), ...others.slice(0, room - count)];
    most = Math.max(most, strengthOf(withJoined(state, province, sent), seat, province));
  }
  return most;
}

const worth = (clan: Clan, { figure }: Joining, province: Province): number =>
  figureStrength(clan, figure, province);
