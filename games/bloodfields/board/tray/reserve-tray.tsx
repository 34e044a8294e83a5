import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { deployable } from '../../rules/muster/deployment.ts';
import { nameOf } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { nameOfUnit } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { sayBoard } from '../text/say.ts';
import css from './tray.module.css';

interface TrayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** Units waiting to be deployed; one of them is selected. */
export function ReserveTray({ props, interaction }: TrayProps): ReactNode {
  const { view, settings } = props;
  const open = view.frames.at(-1);
  const { seat, selection } = interaction;
  if (open?.step !== 'deploy' || seat === null) return null;
  return (
    <fieldset className={css['row']}>
      <legend className="unseen">{sayBoard(settings.locale, 'tray.reserve')}</legend>
      {deployable(view, seat, open.supports).map((id) => {
        const unit = unitOf(view, id);
        return (
          <button
            key={id}
            type="button"
            className={css['chip']}
            aria-pressed={selection.unit === id}
            data-unit={id}
            data-guide={`reserve:${nameOf(view, id)}`}
            onClick={() => {
              interaction.takeUnit(id);
            }}
          >
            <BasePicture kind={unit.kind} paint={paintOf(view, unit.owner)} size={36} />
            {nameOfUnit(settings.locale, unit)}
          </button>
        );
      })}
    </fieldset>
  );
}
