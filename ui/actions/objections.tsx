import type { ReactNode } from 'react';
import type { Gripping } from '../acting/use-grip.ts';
import type { TableProps } from '../contract.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import { RefusalNote } from './refusal-note.tsx';

interface ObjectionsProps {
  readonly table: Pick<TableProps<unknown, unknown, unknown>, 'openRules' | 'show'>;
  readonly acting: Pick<Gripping<unknown, unknown, unknown>, 'refused' | 'doubt' | 'decide'>;
}

/** What is said against what was just tried: why it cannot be done, or what it would waste. */
export function Objections({ table, acting }: ObjectionsProps): ReactNode {
  const { openRules, show } = table;
  const { refused, doubt, decide } = acting;
  return (
    <>
      {refused === null ? null : <RefusalNote {...{ openRules, show }} off={refused.off} at={refused.at} />}
      {doubt === null ? null : (
        <DoubtDialog {...{ openRules, show }} doubts={doubt.doubts} onDecide={decide} />
      )}
    </>
  );
}
