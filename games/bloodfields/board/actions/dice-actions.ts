import { diceOptions, untouched, currentRoll } from '../../rules/roll/options.ts';
import { countOf } from '../../rules/roll/dice.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { frameOf } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { skillName } from '../../text/words.ts';
import { playing } from './playing.ts';

/** §7.10: what changes the dice that were picked; all of them where an effect takes all. */
export function diceActions(situation: Situation): BarAction[] {
  const { locale, view, selection, moves } = situation;
  const frame = frameOf(view, 'dice');
  if (frame === null) return [];
  const { roll } = currentRoll(view);
  const free = untouched(roll, frame.side);
  const picked = roll.faces.map((_, face) => selection.dice[face] ?? 0);
  const actions: BarAction[] = [];
  for (const { by, change } of diceOptions(view, frame.side)) {
    if ('reroll' in change) {
      const all = change.reroll === 'all';
      const dice = all ? [...free] : picked;
      const most = typeof change.reroll === 'number' ? change.reroll : countOf(free);
      actions.push({
        ...playing(situation, { do: 'reroll', by, dice }, { tone: countOf(dice) > 0 ? 'go' : 'plain' }),
        title: sayBoard(locale, 'dice.reroll', { skill: skillName(locale, by), count: countOf(dice) }),
        detail: all ? '' : sayBoard(locale, 'dice.most', { most }),
        ...(countOf(dice) === 0
          ? { unavailable: { says: sayBoard(locale, 'dice.pick', { most }), rule: '7.10', places: [] } }
          : {}),
      });
    } else if ('to' in change) {
      for (const move of moves)
        if (move.do === 'turn' && move.by === by) actions.push(playing(situation, move));
    } else actions.push(playing(situation, { do: 'use', by }));
  }
  for (const move of moves) if (move.do === 'spend') actions.push(playing(situation, move, { tone: 'go' }));
  // Of several bearers of one effect the first is asked.
  return actions.filter(({ key }, at) => actions.findIndex((one) => one.key === key) === at);
}
