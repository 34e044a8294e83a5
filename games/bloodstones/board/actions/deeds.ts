import { dueNow } from '../../rules/due.ts';
import { isHorde } from '../../rules/tiles.ts';
import { deed as moveWords } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { join } from '../../text/words.ts';
import { paymentMove } from '../plan/payment.ts';
import { fights, marchDeeds, undeadDeeds } from './army-deeds.ts';
import type { Deed, Situation } from './deed.ts';
import { paymentDeed } from './payment-deed.ts';
import { deployDeeds, placing } from './placing-deeds.ts';
import { pointing } from './pointing-deed.ts';

/** The few things to do now, the likeliest first; battles under way have their own. */
export function deedsFor(situation: Situation): Deed[] {
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
      return deployDeeds(situation);
    case 'capture':
      return [...due(situation), pointing(situation, 'capture', 'act.captureWhere')];
    case 'undead':
      return undeadDeeds(situation, open);
    case 'main':
      return mainDeeds(situation);
    case 'march':
      return [...due(situation), ...marchDeeds(situation)];
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

function due({ locale, view, seat, selection }: Situation): Deed[] {
  const owed = dueNow(view);
  return owed === null
    ? []
    : [paymentDeed(locale, view, seat, owed, paymentMove(view, seat, selection, owed))];
}

function mainDeeds(situation: Situation): Deed[] {
  const { view, seat, selection } = situation;
  const building = selection.kind !== null;
  const idle = !building && selection.from === null;
  // A battle that waits comes first, unless something is in hand.
  return [
    ...(idle ? fights(situation) : []),
    ...(building ? [placing(situation, 'build')] : marchDeeds(situation)),
    ...(idle ? [] : fights(situation)),
    ...(idle ? [placing(situation, 'build')] : []),
    ...(idle && isHorde(view, seat) ? tributes(situation) : []),
  ];
}

/** §4.3: the Chaos Horde captures here. */
function tributes({ locale, view, seat, moves }: Situation): Deed[] {
  return moves.flatMap((move): Deed[] =>
    move.do !== 'capture'
      ? []
      : [
          {
            key: `capture${move.area}`,
            verb: 'capture',
            tone: 'plain',
            title: moveWords(locale, view, seat, move),
            detail: join(locale, moveNotes(locale, view, seat, move), 'list.notes'),
            off: null,
            does: { plays: [move] },
          },
        ],
  );
}
