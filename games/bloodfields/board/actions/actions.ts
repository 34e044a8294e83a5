import type { BarAction, Situation } from '../interaction/board-types.ts';
import { frameOf, openFrame, type Step } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { actActions } from './act-actions.ts';
import { diceActions } from './dice-actions.ts';
import { musterActions } from './muster-actions.ts';
import { plannedActions } from './planned.ts';
import { playing } from './playing.ts';

/** Moves that end something stand apart, and places are pressed on the ground. */
const APART: ReadonlySet<string> = new Set(['end', 'stay', 'stop', 'keep', 'pass']);
const ON_GROUND: ReadonlySet<string> = new Set(['move', 'place', 'summon', 'contact', 'aim', 'lay']);

/** The actions available now, the likeliest first. */
export function actionsFor(situation: Situation): BarAction[] {
  return [...plannedActions(situation), ...stepActions(situation)];
}

function stepActions(situation: Situation): BarAction[] {
  const step: Step | undefined = openFrame(situation.view)?.step;
  switch (step) {
    case 'muster':
      return musterActions(situation);
    case 'act':
      return situation.selection.plan === null ? actActions(situation) : [];
    case 'dice':
      return diceActions(situation);
    case 'split':
      return splitAction(situation);
    case 'terrain':
      return turnAction(situation);
    default:
      return situation.moves
        .filter((move) => !APART.has(move.do) && !ON_GROUND.has(move.do))
        .map((move) => playing(situation, move, { tone: 'plain' }));
  }
}

/** §14.4: the dice as they are split now. */
function splitAction(situation: Situation): BarAction[] {
  const { view, selection } = situation;
  if (frameOf(view, 'split') === null) return [];
  return [playing(situation, { do: 'split', dice: [...selection.dice] }, { tone: 'go' })];
}

const TURN = 15;

/** §2.3: the next piece is turned before it is laid. */
function turnAction({ locale, selection }: Situation): BarAction[] {
  const turn = (selection.turn + TURN) % 360;
  const { plan } = selection;
  return [
    {
      key: 'turn',
      verb: 'turn',
      tone: 'plain',
      title: sayBoard(locale, 'act.turn', { degrees: selection.turn }),
      detail: sayBoard(locale, 'act.turn.note'),
      unavailable: null,
      does: { selects: { ...selection, turn, plan: plan?.do === 'lay' ? { ...plan, turn } : plan } },
    },
  ];
}
