import { type PlayContext, type Random, type Seat, bestBy } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import { forceOf, tidal } from '../battle/before.ts';
import { battleOf } from '../battle/battle.ts';
import { runBattle } from '../battle/stage.ts';
import { clanOf } from '../clans.ts';
import { cloneState } from '../clone.ts';
import type { Event } from '../events.ts';
import { moveFigure } from '../figures.ts';
import type { FrameOf } from '../frames.ts';
import { runLoss } from '../loss.ts';
import type { Rescue } from '../moves.ts';
import type { State } from '../state.ts';
import { rescue } from '../steps/rescue.ts';
import { tide } from '../steps/tide.ts';
import { figureStrength, strengthOf } from '../strength.ts';

/** A card whose text acts before strength is compared, and who plays it. */
export interface Acting {
  readonly seat: Seat;
  readonly card: Card;
}

const SILENT: PlayContext<Event> = {
  get open(): Random {
    throw new Error('no chance in a battle');
  },
  hidden: () => SILENT.open,
  emit: () => {},
  reveal: () => {},
};

/**
 * §11.3: everybody's strength, in order, after these texts have acted, played by the rules themselves. Everybody keeps and
 * saves the figures that leave them strongest.
 */
export function strengthsAfter(view: State, acting: readonly Acting[]): number[] {
  const { participants, province } = battleOf(view);
  const state = acting.length === 0 ? view : played(view, acting);
  return participants.map((seat) => strengthOf(state, seat, province));
}

function played(view: State, acting: readonly Acting[]): State {
  const state = cloneState(view);
  battleOf(state).played = acting.map(({ seat, card }) => ({
    seat,
    card,
    late: false,
    void: false,
    declared: 0,
    home: false,
  }));
  const at = state.frames.findLastIndex(({ step }) => step === 'battle');
  const stage = state.frames[at];
  if (stage?.step !== 'battle') throw new Error('nobody fights');
  state.frames.length = at + 1;
  Object.assign(stage, { slot: 'before', done: [] });
  for (let frame = state.frames.at(-1); ; frame = state.frames.at(-1)) {
    if (frame?.step === 'battle') {
      if (frame.slot !== 'before') return state;
      runBattle(state, frame, SILENT);
    } else if (frame?.step === 'loss') runLoss(state, frame, SILENT);
    else if (frame?.step === 'tide') keep(state, frame);
    else if (frame?.step === 'rescue') save(state, frame);
    else throw new Error(`${frame?.step} before strength is compared`);
  }
}

/** Odin's Tide: keeps the strongest figure. */
function keep(state: State, frame: FrameOf<'tide'>): void {
  const battle = battleOf(state);
  const [seat] = tide.who(state, frame);
  if (seat === undefined) throw new Error('nobody keeps a figure');
  const clan = clanOf(state, seat);
  const force = forceOf(state, battle, seat);
  const figure = bestBy(tidal(state, battle, seat), (one) =>
    figureStrength(clan, one, force.find((standing) => standing.figure === one)?.at ?? battle.province),
  );
  if (figure !== undefined) tide.play(state, frame, seat, { do: 'keep', figure }, SILENT);
}

/** §12: saves whatever leaves the seat strongest; of such choices the cheapest. */
function save(state: State, frame: FrameOf<'rescue'>): void {
  const { seat } = frame;
  const choices = [...rescue.offers(state, frame, seat)].filter(
    (move) => !move.retreat && rescue.refuse(state, frame, seat, move) === null,
  );
  const best = bestBy(choices, (move) => strengthSaving(state, seat, move) - move.figures.length / 100);
  if (best === undefined) throw new Error('nothing to choose');
  rescue.play(state, frame, seat, best, SILENT);
}

/** The seat's strength after all its marked figures except these have died. */
function strengthSaving(state: State, seat: Seat, { figures }: Rescue): number {
  const loss = state.frames.at(-2);
  const then = cloneState(state);
  const saved = [...figures];
  for (const { seat: owner, figure, at } of loss?.step === 'loss' ? loss.marked : []) {
    if (owner !== seat) continue;
    const spared = saved.findIndex((one) => one.figure === figure && one.at === at);
    if (spared >= 0) saved.splice(spared, 1);
    else moveFigure(clanOf(then, seat), figure, at, 'valhalla');
  }
  return strengthOf(then, seat, battleOf(then).province);
}
