import { type ReactNode, useState } from 'react';
import type { TableProps } from '../contract.ts';
import { ActionButton } from '../controls/action-button.tsx';
import { Cover } from './cover.tsx';
import css from './cover.module.css';

interface ResultCoverProps {
  readonly table: Pick<TableProps<unknown, unknown, unknown>, 'events' | 'news'>;
  /** Labels of the buttons that hide and show it. */
  readonly words: { readonly close: string; readonly open: string };
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The result, over the board until the player hides it to look at the board. */
export function ResultCover({ table, words, children, className }: ResultCoverProps): ReactNode {
  const { events, news } = table;
  const end = events.length - 1;
  const [again, setAgain] = useState(false);
  const open = again || news.isNew(end);
  const toggle = (
    <ActionButton
      guide={open ? 'result:close' : 'result:open'}
      onPress={() => {
        setAgain(!open);
        if (open) news.putAway(end);
      }}
    >
      {open ? words.close : words.open}
    </ActionButton>
  );
  if (!open) return <div className={css['folded']}>{toggle}</div>;
  return (
    <Cover className={className} foot={toggle}>
      {children}
    </Cover>
  );
}
