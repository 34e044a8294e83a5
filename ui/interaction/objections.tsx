import type { ReactNode } from 'react';
import type { TableProps } from '../contract.ts';
import type { BoardTypes } from './board-interaction.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { Interaction } from './use-interaction.ts';
import { WarningDialog } from './warning-dialog.tsx';

interface ObjectionsProps {
  readonly table: Pick<TableProps<unknown, unknown, unknown>, 'openRules' | 'show'>;
  readonly interaction: Pick<Interaction<BoardTypes>, 'refused' | 'warned' | 'decide'>;
}

/** Shows why the last attempt was refused, or what it would waste. */
export function Objections({ table, interaction }: ObjectionsProps): ReactNode {
  const { openRules, show } = table;
  const { refused, warned, decide } = interaction;
  return (
    <>
      {refused === null ? null : (
        <RefusalNote {...{ openRules, show }} unavailable={refused.unavailable} at={refused.at} />
      )}
      {warned === null ? null : (
        <WarningDialog {...{ openRules, show }} warnings={warned.warnings} onDecide={decide} />
      )}
    </>
  );
}
