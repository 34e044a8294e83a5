import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { openFrame } from '../plan/selection.ts';
import { DeployPanel } from './deploy-panel.tsx';
import { DicePanel } from './dice-panel.tsx';
import { SplitPanel } from './split-panel.tsx';

/** What belongs to the pending decision and is not on the table; null if there is nothing. */
export function handFor(locale: Locale, view: State, interaction: Interaction): ReactNode | null {
  const props = { locale, view, interaction };
  switch (openFrame(view)?.step) {
    case 'dice':
      return <DicePanel {...props} />;
    case 'split':
      return interaction.seat === null ? null : <SplitPanel {...props} />;
    case 'deploy':
      return interaction.seat === null ? null : <DeployPanel {...props} />;
    default:
      return null;
  }
}
