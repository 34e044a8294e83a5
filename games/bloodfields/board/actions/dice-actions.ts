import type { Faces } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { countOf } from '../../rules/roll/dice.ts';
import { currentRoll, type DiceOption, diceOptions, tokensFor, untouched } from '../../rules/roll/options.ts';
import { skillName } from '../../text/words.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';

/** What may be done to the dice on the table, with those that are picked out. */
export function diceActions(situation: Situation): BarAction[] {
  const { view } = situation;
  const open = view.frames.at(-1);
  if (open?.step !== 'dice') return [];
  const tokens = open.side === 'roller' ? tokensFor(view) : [];
  const seen = new Set<string>();
  const options = diceOptions(view, open.side).filter(({ by }) => !seen.has(by) && seen.add(by));
  return [
    ...tokens.map((token) => playing(situation, { do: 'spend', token }, 'go', null)),
    ...options.map((option) => changing(situation, option, open.side)),
  ];
}

/** An effect with the dice it is used on; where none is picked it says that some have to be. */
function changing(situation: Situation, { by, change }: DiceOption, side: 'opponent' | 'roller'): BarAction {
  const { locale, view, selection } = situation;
  const { roll } = currentRoll(view);
  const move = moveBy(by, change, selection.dice, untouched(roll, side));
  if (move !== null) return playing(situation, move, 'plain');
  const rerolls = 'reroll' in change;
  return {
    key: by,
    verb: `${rerolls ? 'reroll' : 'turn'}:${by}`,
    tone: 'plain',
    title: sayBoard(locale, rerolls ? 'act.reroll' : 'act.turn', { skill: skillName(locale, by) }),
    detail: '',
    unavailable: {
      says: sayBoard(locale, rerolls ? 'why.pickDice' : 'why.pickDie'),
      rule: '7.10',
      places: [],
    },
    does: { focuses: null },
  };
}

function moveBy(by: string, change: DiceOption['change'], picked: Faces, free: Faces): AnyMove | null {
  if ('add' in change) return { do: 'use', by };
  if ('to' in change) {
    const die = picked.findIndex((some) => some > 0);
    return countOf(picked) === 1 ? { do: 'turn', by, die } : null;
  }
  if (change.reroll === 'all') return { do: 'reroll', by, dice: [...free] };
  return countOf(picked) > 0 ? { do: 'reroll', by, dice: [...picked] } : null;
}
