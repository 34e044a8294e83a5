import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { deployable } from '../../rules/muster/deployment.ts';
import { nameOf } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { nameOfUnit } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { frameOf } from '../plan/selection.ts';
import { sideIndex } from '../look/side-index.ts';
import { sayBoard } from '../text/say.ts';
import css from './panels.module.css';

/** §2.5: the units still to be placed; one is in hand. */
export function DeployPanel({
  locale,
  view,
  interaction,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly interaction: Interaction;
}): ReactNode {
  const frame = frameOf(view, 'deploy');
  const { seat, selection, select } = interaction;
  if (frame === null || seat === null) return null;
  return (
    <ul className={css['reserve']} aria-label={sayBoard(locale, 'deploy.label')}>
      {deployable(view, seat, frame.supports).map((id) => (
        <li key={id}>
          <button
            type="button"
            data-guide={`reserve:${nameOf(view, id)}`}
            data-side={sideIndex(view, seat)}
            aria-pressed={selection.unit === id}
            onClick={() => {
              select({ ...selection, unit: id, plan: null });
            }}
          >
            {nameOfUnit(locale, unitOf(view, id))}
          </button>
        </li>
      ))}
    </ul>
  );
}
