import { dueNow } from '../../rules/due.ts';
import { isHorde } from '../../rules/tiles.ts';
import { moveWords } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { join } from '../../text/words.ts';
import { type BattleAction, battleActions } from '../battle/actions.ts';
import { paymentMove } from '../plan/payment.ts';
import { fights, marchActions, undeadActions } from './army-actions.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { paymentAction } from './payment-action.ts';
import { deployActions, placing } from './placing-actions.ts';
import { pointing } from './pointing-action.ts';

/** The actions available now, the likeliest first; during a battle, only its choices. */
export function actionsFor(situation: Situation): readonly BarAction[] {
  const { locale, view, seat, selection } = situation;
  const battle = battleActions(locale, view, seat, selection.picked);
  return battle.length > 0 ? battle.map(choiceAction) : stepActions(situation);
}

function choiceAction({ key, tone, title, detail, move, rule }: BattleAction): BarAction {
  return {
    key,
    verb: move?.do ?? 'withdraw',
    tone: tone === 'go' ? 'go' : 'plain',
    title,
    detail,
    unavailable: tone === 'off' ? { says: detail, rule: rule ?? '', places: [] } : null,
    does: { plays: move === null ? [] : [move] },
  };
}

function stepActions(situation: Situation): BarAction[] {
  const { view } = situation;
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'found':
      return [
        pointing(situation, 'found', isHorde(view, situation.seat) ? 'act.startWhere' : 'act.foundWhere'),
      ];
    case 'muster':
    case 'return':
      return [placing(situation, open.step)];
    case 'deploy':
      return deployActions(situation);
    case 'capture':
      return [...due(situation), pointing(situation, 'capture', 'act.captureWhere')];
    case 'undead':
      return undeadActions(situation, open);
    case 'main':
      return mainActions(situation);
    case 'march':
      return [...due(situation), ...marchActions(situation)];
    case 'construct':
      return [...due(situation), ...(open.paid ? [] : [pointing(situation, 'settle', 'act.settleWhere')])];
    case 'build':
    case 'idle':
      return due(situation);
    case 'final':
      return fights(situation);
    default:
      return [];
  }
}

function due({ locale, view, seat, selection }: Situation): BarAction[] {
  const owed = dueNow(view);
  return owed === null
    ? []
    : [paymentAction(locale, view, seat, owed, paymentMove(view, seat, selection, owed))];
}

function mainActions(situation: Situation): BarAction[] {
  const { view, seat, selection } = situation;
  const building = selection.kind !== null;
  const idle = !building && selection.from === null;
  // A pending battle comes first, unless something is selected.
  return [
    ...(idle ? fights(situation) : []),
    ...(building ? [placing(situation, 'build')] : marchActions(situation)),
    ...(idle ? [] : fights(situation)),
    ...(idle ? [placing(situation, 'build')] : []),
    ...(idle && isHorde(view, seat) ? tributes(situation) : []),
  ];
}

/** §4.3: the Chaos Horde captures in this phase. */
function tributes({ locale, view, seat, moves }: Situation): BarAction[] {
  return moves.flatMap((move): BarAction[] =>
    move.do !== 'capture'
      ? []
      : [
          {
            key: `capture${move.area}`,
            verb: 'capture',
            tone: 'plain',
            title: moveWords(locale, view, seat, move),
            detail: join(locale, moveNotes(locale, view, seat, move), 'list.notes'),
            unavailable: null,
            does: { plays: [move] },
          },
        ],
  );
}
