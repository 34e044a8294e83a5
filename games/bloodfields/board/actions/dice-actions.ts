import type { AnyMove } from '../../rules/moves.ts';
import { diceOptions } from '../../rules/roll/options.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { kindOf, openDice } from '../tray/options.ts';
import { isEnding } from './ending.ts';
import { playing } from './playing.ts';

/** What may be done to the dice on the table: to the selected ones, or else to those that gain most from it. */
export function diceActions(situation: Situation): BarAction[] {
  const { view, selection } = situation;
  const dice = openDice(view, selection.dice);
  if (dice === null) return [];
  const { open, answers, best } = dice;
  const likely = best === null ? null : kindOf(best);
  const able = answers
    .filter((move) => !isEnding(move))
    .map((move) => playing(situation, move, kindOf(move) === likely ? 'go' : 'plain', null));
  const used = new Set(answers.map(kindOf));
  // What cannot be done with the selected dice says why.
  const others = diceOptions(view, open.side)
    .filter(({ by }) => !used.has(by) && used.add(by))
    .map(({ by, change }): AnyMove =>
      'to' in change
        ? { do: 'turn', by, die: selection.dice.findIndex((some) => some > 0) }
        : { do: 'reroll', by, dice: [...selection.dice] },
    )
    .map((move) => playing(situation, move));
  return [...able, ...others];
}
