import type { GamePageProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { ReactNode } from 'react';
import { printRoster } from '../../rules/roster/text.ts';
import { printAddress } from '../print/address.ts';
import type { SharedList } from './share/shared-list.ts';
import { sayRosters } from './text/say.ts';

/** Prints the roster; one that may not be played is printed with its faults. */
export function PrintButton({
  props: { settings, go },
  list: { roster, name, points },
}: {
  readonly props: GamePageProps;
  readonly list: SharedList;
}): ReactNode {
  const { locale } = settings;
  return (
    <ActionButton
      guide="print"
      note={sayRosters(locale, 'print.note')}
      unavailable={roster.length === 0 ? sayRosters(locale, 'try.empty') : undefined}
      onPress={() => {
        const list = printRoster(roster);
        go('library', printAddress({ what: 'sheet', list, name, ...(points === null ? {} : { points }) }));
      }}
    >
      {sayRosters(locale, 'print')}
    </ActionButton>
  );
}
