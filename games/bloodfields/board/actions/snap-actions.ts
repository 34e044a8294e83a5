import { same } from '@sanguine/kernel';
import { lengthText } from '../../text/measures.ts';
import { join } from '../../text/phrases.ts';
import { pieceName, unitName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { contactSpot, type Snap, snapsFor } from '../plan/snaps.ts';
import type { Spot } from '../plan/spots.ts';
import type { WalkTask } from '../plan/task.ts';

/** Useful places to walk to, as buttons that plan the way there; without a place for contact its button says why. */
export function snapActions(situation: Situation): BarAction[] {
  const { view, task, spots } = situation;
  if (task?.kind !== 'walk' || task.how !== 'walk' || spots.length === 0) return [];
  const snaps = snapsFor(view, task, spots);
  return [...snaps.map((snap, at) => snapping(situation, snap, at, snaps.length)), touching(situation, task)];
}

/** A button that starts a move by planning the way to its first useful place. */
export function walkAction(situation: Situation): BarAction[] {
  const { locale, view, task, spots } = situation;
  if (task?.kind !== 'walk') return [];
  const [first] = snapsFor(view, task, spots);
  if (first === undefined) return [];
  return [
    {
      key: 'plan',
      verb: 'plan',
      tone: 'plain',
      title: sayBoard(locale, 'act.plan'),
      detail: sayBoard(locale, 'act.plan.note', { length: lengthText(locale, task.allowance) }),
      unavailable: null,
      does: goesTo(situation, first.spot),
    },
  ];
}

/** Why a unit would go there, as the title of a button. */
const titleOf = ({ locale, view, seat }: Situation, { why, to }: NonNullable<Spot['why']>): string =>
  sayBoard(locale, `snap.${why}`, {
    unit: typeof to === 'number' ? unitName(locale, view, to, seat) : '',
    piece: typeof to === 'string' ? pieceName(locale, to) : '',
  });

const goesTo = ({ selection }: Situation, { way }: Spot): BarAction['does'] => ({
  selects: { ...selection, target: null, corners: [], way, pinning: false },
});

function snapping(situation: Situation, snap: Snap, at: number, count: number): BarAction {
  const { locale, draft } = situation;
  const { spot, why, covered, enemies } = snap;
  const here = draft !== null && same(draft.move, spot.move);
  return {
    key: `snap ${spot.at.x},${spot.at.y}`,
    verb: `snap:${why.why}`,
    tone: 'plain',
    title: titleOf(situation, why),
    detail: here
      ? sayBoard(locale, 'snap.here', { at: at + 1, count })
      : join(locale, [
          lengthText(locale, why.length),
          sayBoard(locale, 'snap.hidden', { count: covered, all: enemies }),
        ]),
    unavailable: null,
    does: goesTo(situation, spot),
  };
}

/** §5.2: walking into contact, or why it is not possible. */
function touching(situation: Situation, { allowance }: WalkTask): BarAction {
  const { locale, spots } = situation;
  const spot = contactSpot(spots);
  const why = spot?.why ?? null;
  const none = sayBoard(locale, 'snap.touch.none', { length: lengthText(locale, allowance) });
  return {
    key: 'snap contact',
    verb: 'snap:contact',
    tone: 'plain',
    title: why === null ? sayBoard(locale, 'snap.touch') : titleOf(situation, why),
    detail: why === null ? '' : lengthText(locale, why.length),
    unavailable: spot === null ? { says: none, rule: '5.2', places: [] } : null,
    does: spot === null ? { focuses: null } : goesTo(situation, spot),
  };
}
