import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { choicesOf } from '../choices.ts';
import { clanOf } from '../clans.ts';
import type { FrameOf, DoomedFigure, StepOf } from '../frames.ts';
import { canRetreat, protectable, rescueCost, retreat } from '../loss.ts';
import type { FigureAt, Rescue } from '../moves.ts';
import type { State } from '../state.ts';
import { sortPlaced } from '../tidy.ts';

/** The loss this decision belongs to: the frame right below. */
function lossOf(state: State): FrameOf<'loss'> {
  const loss = state.frames.at(-2);
  if (loss?.step !== 'loss') throw new Error('a rescue without a loss');
  return loss;
}

const ownMarked = (state: State, seat: Seat): DoomedFigure[] =>
  lossOf(state).marked.filter((one) => one.seat === seat);

/** Every choice among figures about to die; those alike in one place make no difference. */
function savable(own: readonly DoomedFigure[]): FigureAt[][] {
  const placed = sortPlaced(own);
  const named = new Map(placed.map((one) => [`${one.figure} ${one.at}`, one]));
  const names = placed.map(({ figure, at }) => `${figure} ${at}`);
  return choicesOf(names).map((chosen) => chosen.flatMap((name) => named.get(name) ?? []));
}

/** §12: pay to save figures (Frigga's Protection), let the Volur Witch retreat, or let them die. */
export const rescue: StepOf<'rescue'> = {
  rule: '12',
  verbs: ['rescue'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat }) {
    const own = ownMarked(state, seat);
    const fleeing = own.some((one) => canRetreat(state, one, lossOf(state).cause));
    for (const figures of savable(own)) {
      yield { do: 'rescue', figures, retreat: false };
      const witch = figures.some(({ figure }) => figure === 'volur-witch');
      if (fleeing && !witch) yield { do: 'rescue', figures, retreat: true };
    }
  },
  refuse: (state, { seat }, _seat, move) => refuseRescue(state, seat, move),
  play(state, { seat }, _seat, move, context) {
    const loss = lossOf(state);
    const clan = clanOf(state, seat);
    state.frames.pop();
    for (const { figure, at } of move.figures) {
      const marked = loss.marked.findIndex(
        (one) => one.seat === seat && one.figure === figure && one.at === at,
      );
      loss.marked.splice(marked, 1);
      context.emit({ e: 'figure.rescued', seat, figure, at, by: 'protection' });
    }
    clan.rage -= (rescueCost(clan) ?? 0) * move.figures.length;
    const witch = loss.marked.findIndex((one) => one.seat === seat && canRetreat(state, one, loss.cause));
    if (move.retreat) {
      const [fled] = loss.marked.splice(witch, 1);
      if (fled !== undefined) retreat(state, fled, context);
    }
  },
  mask: (frame) => ({ ...frame }),
};

function refuseRescue(state: State, seat: Seat, move: Rescue): Refusal | null {
  const { cause } = lossOf(state);
  const own = ownMarked(state, seat);
  const rest = [...own];
  for (const { figure, at } of move.figures) {
    const marked = rest.findIndex((one) => one.figure === figure && one.at === at);
    if (marked < 0) return refusal('12', 'rescue.notMarked', [figure]);
    rest.splice(marked, 1);
  }
  const most = protectable(state, seat, cause);
  if (move.figures.length > most) {
    const figures = move.figures.map(({ figure }) => figure);
    return refusal('12', 'rescue.rage', figures, { need: move.figures.length, have: most });
  }
  if (!move.retreat) return null;
  if (!own.some((one) => canRetreat(state, one, cause))) return refusal('12', 'rescue.noRetreat', []);
  return rest.some(({ figure }) => figure === 'volur-witch')
    ? null
    : refusal('12', 'rescue.twice', ['volur-witch']);
}
