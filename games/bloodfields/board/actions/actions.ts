import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { unitName } from '../../text/words.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { NOTHING } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { ableFirst, actActions } from './act-actions.ts';
import { diceActions } from './dice-actions.ts';
import { draftActions } from './draft-actions.ts';
import { isEnding } from './ending.ts';
import { musterActions } from './muster-actions.ts';
import { playing } from './playing.ts';

/** The actions available now, the likeliest first. */
export function actionsFor(situation: Situation): BarAction[] {
  switch (situation.view.frames.at(-1)?.step) {
    case 'muster':
      return musterActions(situation);
    case 'activate':
    case 'support':
      return activating(situation);
    case 'act':
      return actActions(situation);
    case 'terrain':
    case 'deploy':
    case 'go':
    case 'summon':
    case 'contact':
    case 'shoot':
      return draftActions(situation);
    case 'dice':
      return diceActions(situation);
    case 'split':
      return splitting(situation);
    case 'strike':
    case 'cast':
      return offered(situation);
    case 'prize':
    case 'champion':
    case 'initiative':
    case 'inspire':
    case 'aim':
    case 'react':
    case 'order':
    case 'ember':
    case 'exit':
      return choosing(situation);
    default:
      return [];
  }
}

/** One button per move; the move for the unit pointed at is the likeliest. */
function choosing(situation: Situation): BarAction[] {
  const { moves, aim } = situation;
  const aimed = aim !== null && aim.kind === 'choose' ? aim.unit : null;
  return moves
    .filter((move) => !isEnding(move))
    .map((move) => {
      const likely = moves.length === 1 || move.do === 'use' || ('unit' in move && move.unit === aimed);
      return playing(situation, move, likely ? 'go' : 'plain', null);
    });
}

/** Every move offered, with the reason if it is not legal. */
function offered(situation: Situation): BarAction[] {
  const { view, seat } = situation;
  const made = [...bloodfields.offers(view, seat)]
    .filter((move) => !isEnding(move))
    .map((move) => playing(situation, move, 'plain'));
  return ableFirst(
    made.filter(({ verb, unavailable }) => unavailable === null || !verb.startsWith('drink:')),
  );
}

/** Which unit to activate: the selected one first, with its planned move. */
function activating(situation: Situation): BarAction[] {
  const { locale, view, seat, moves, selection, draft } = situation;
  const able = moves.flatMap((move) => (move.do === 'activate' ? [move] : []));
  const chosen = able.find(({ unit }) => unit === selection.unit);
  const supports = moves.find(({ do: verb }) => verb === 'supports');
  const planned = draft !== null && draft.refusal === null ? sayBoard(locale, 'act.thenMove') : '';
  return [
    ...(chosen === undefined
      ? []
      : [{ ...playing(situation, chosen, 'go', null), ...(planned === '' ? {} : { detail: planned }) }]),
    ...(supports === undefined ? [] : [playing(situation, supports, 'plain', null)]),
    ...able
      .filter((move) => move !== chosen)
      .map(({ unit }): BarAction => ({
        key: `take ${unit}`,
        verb: `take:${unit}`,
        tone: 'plain',
        title: unitName(locale, view, unit, seat),
        detail: '',
        unavailable: null,
        does: { selects: { ...NOTHING, unit } },
      })),
  ];
}

function splitting(situation: Situation): BarAction[] {
  const { view, selection, moves } = situation;
  const open = view.frames.at(-1);
  if (open?.step !== 'split') return [];
  const [even] = moves;
  const move: AnyMove | undefined =
    selection.split.length === 0 ? even : { do: 'split', dice: [...selection.split] };
  return move === undefined ? [] : [playing(situation, move)];
}
