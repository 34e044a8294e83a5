import { MOST_LEGS } from '../../rules/geometry/numbers.ts';
import { ghostOf } from '../plan/ghost.ts';
import { inchesText } from '../../text/measures.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';

/** The move in hand, and what can still be changed about it. */
export function plannedActions(situation: Situation): BarAction[] {
  const { selection } = situation;
  const { plan } = selection;
  if (plan === null) return [];
  return [playing(situation, plan, { tone: 'go', detail: detailOf(situation) }), ...corner(situation)];
}

function detailOf({ locale, view, seat, selection }: Situation): string {
  const ghost = selection.plan === null ? null : ghostOf(view, seat, selection, selection.plan);
  if (ghost === null || ghost.length === null) return '';
  return ghost.left === null
    ? sayBoard(locale, 'act.length', { length: inchesText(ghost.length) })
    : sayBoard(locale, 'act.walked', { length: inchesText(ghost.length), left: inchesText(ghost.left) });
}

/** The end of the way becomes a corner, from which the rest is shaded anew. */
function corner({ locale, selection, use }: Situation): BarAction[] {
  const { plan } = selection;
  if (use === null || use.carry === null || plan?.do !== 'move' || plan.path.length >= MOST_LEGS) return [];
  return [
    {
      key: 'corner',
      verb: 'corner',
      tone: 'plain',
      title: sayBoard(locale, 'act.corner'),
      detail: sayBoard(locale, 'act.corner.note'),
      unavailable: null,
      does: { selects: { ...selection, corners: plan.path, plan: null } },
    },
  ];
}
