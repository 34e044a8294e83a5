import type { Seat, PlayContext } from '@sanguine/kernel';
import type { Figure } from '../../content/clan.ts';
import { clanOf, inSeatOrder } from '../clans.ts';
import type { Event } from '../events.ts';
import { groundOf, kindsOf } from '../figures.ts';
import type { FrameOf, DoomedFigure } from '../frames.ts';
import { pushLoss } from '../loss.ts';
import type { Battle, State } from '../state.ts';
import { battleOf, opponentsOf, type RunSlot, textOf } from './battle.ts';

/** §11.3: Odin's Smite and Odin's Tide, one card after the other, in order. */
export const before: RunSlot = (state, battle, stage, context) => {
  const next = battle.played.find(
    (played) => textOf(played).before !== undefined && !stage.done.includes(played.seat),
  );
  if (next === undefined) {
    stage.slot = 'late';
    stage.done = [];
    return;
  }
  stage.done.push(next.seat);
  if (textOf(next).before === 'smite') smite(state, battle, next.seat);
  else tide(state, battle, context);
};

/** Odin's Smite: hits a Warrior of each opponent in the province. */
function smite(state: State, battle: Battle, seat: Seat): void {
  const marked = opponentsOf(battle, seat)
    .filter((other) => clanOf(state, other).figures[battle.province].includes('warrior'))
    .map((other): DoomedFigure => ({ seat: other, figure: 'warrior', at: battle.province }));
  pushLoss(state, 'smite', marked, battle.pillager);
}

/** The seat's figures in the battle at present. */
export function forceOf(state: State, { province }: Battle, seat: Seat): DoomedFigure[] {
  const { figures } = clanOf(state, seat);
  return groundOf(province).flatMap((at) =>
    figures[at].map((figure): DoomedFigure => ({ seat, figure, at })),
  );
}

/** Odin's Tide: every participant with figures of several kinds picks the one that stays, the pillager first. */
function tide(state: State, battle: Battle, context: PlayContext<Event>): void {
  const queue = battle.participants.filter((seat) => tidal(state, battle, seat).length > 1);
  const kept = state.clans.map(() => null);
  const asked = state.options.tide === 'order' ? queue : inSeatOrder(queue);
  if (queue.length > 0) state.frames.push({ step: 'tide', kept, queue: asked });
  else ebb(state, kept, context);
}

/** The kinds of figures the seat can keep. */
export const tidal = (state: State, battle: Battle, seat: Seat): Figure[] =>
  kindsOf(forceOf(state, battle, seat).map(({ figure }) => figure));

/** Odin's Tide: tells which figures stay, unless this was told when they were picked; all others are about to die. */
export function ebb(state: State, kept: FrameOf<'tide'>['kept'], context: PlayContext<Event>): void {
  const battle = battleOf(state);
  const marked: DoomedFigure[] = [];
  for (const seat of battle.participants) {
    const force = forceOf(state, battle, seat);
    if (force.length < 2) continue;
    const pick = kept[seat] ?? force[0]?.figure;
    const at = force.findIndex(({ figure }) => figure === pick);
    const [stays] = force.splice(at, 1);
    const told = state.options.tide === 'order' && kept[seat] !== null;
    if (stays !== undefined && !told) context.emit({ e: 'figure.kept', seat, figure: stays.figure });
    marked.push(...force);
  }
  pushLoss(state, 'tide', marked, battle.pillager);
}
