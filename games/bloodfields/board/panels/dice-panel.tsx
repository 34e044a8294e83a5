import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { ATTACK_FACES, DEFENCE_FACES, SCATTER_SIDES } from '../../content/dice.ts';
import type { Roll } from '../../content/effects.ts';
import { currentRoll, untouched } from '../../rules/roll/options.ts';
import type { State } from '../../rules/state.ts';
import { say } from '../../text/phrases.ts';
import { unitName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { frameOf } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './panels.module.css';

/** §7.10: the dice as they lie; those that may still be rerolled can be picked. */
export function DicePanel({
  locale,
  view,
  interaction,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly interaction: Interaction;
}): ReactNode {
  const frame = frameOf(view, 'dice');
  if (frame === null) return null;
  const { seat, selection, select } = interaction;
  const { roll } = currentRoll(view);
  const free = untouched(roll, frame.side);
  const pick = (face: number, picked: boolean): void => {
    const dice = roll.faces.map((_, at) => (selection.dice[at] ?? 0) + (at === face ? (picked ? -1 : 1) : 0));
    select({ ...selection, dice });
  };
  return (
    <section className={css['dice']} aria-label={say(locale, `roll.${roll.roll}`)}>
      <p>
        {sayBoard(locale, 'dice.whose', {
          unit: unitName(locale, view, roll.unit),
          roll: say(locale, `roll.${roll.roll}`),
        })}
      </p>
      <ul>
        {roll.faces.flatMap((count, face) =>
          Array.from({ length: count }, (_, at) => {
            const picked = at < (selection.dice[face] ?? 0);
            const locked = at >= (free[face] ?? 0);
            return (
              <li key={`${face} ${at}`}>
                <button
                  type="button"
                  data-guide={`die:${face}`}
                  data-face={face}
                  data-roll={roll.roll}
                  aria-pressed={picked}
                  disabled={locked || seat === null}
                  onClick={() => {
                    pick(face, picked);
                  }}
                >
                  {faceText(locale, roll.roll, face)}
                </button>
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

/** One face in a word or a number. */
function faceText(locale: Locale, roll: Roll, face: number): string {
  const attack = ATTACK_FACES[face];
  const defence = DEFENCE_FACES[face];
  if (roll === 'attack' && attack !== undefined) return sayBoard(locale, `face.${attack}`);
  if (roll === 'defence' && defence !== undefined) return sayBoard(locale, `face.${defence}`);
  const side = roll === 'scatter' ? SCATTER_SIDES[face] : face + 1;
  return side === 'hit' || side === 'blank' ? sayBoard(locale, `face.${side}`) : `${side ?? ''}`;
}
