import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { currentRoll } from '../../rules/roll/options.ts';
import type { State } from '../../rules/state.ts';
import { rollName } from '../../text/dice.ts';
import { unitName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { rollFacts } from '../plan/roll-facts.ts';
import { PickDice } from './dice.tsx';
import css from './tray.module.css';

/** The dice on the bench, to be picked out for a reroll, with what they come to as they lie. */
export function DiceTray({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const open = view.frames.at(-1);
  if (open?.step !== 'dice') return null;
  const { roll } = currentRoll(view);
  const { selection, change, seat } = interaction;
  return (
    <div className={css['rolled']} data-guide="dice">
      <p>
        <b>{unitName(locale, view, roll.unit)}</b> {rollName(locale, roll.roll)}
      </p>
      <PickDice
        {...{ locale }}
        roll={roll.roll}
        faces={roll.faces}
        size={46}
        free={seat === null ? [] : roll.faces}
        picked={selection.dice}
        onPick={(dice) => {
          change({ dice });
        }}
      />
      <ul className={css['facts']}>
        {rollFacts(locale, view).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
