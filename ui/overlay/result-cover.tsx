import { type ReactNode, useState } from 'react';
import { ActionButton } from '../controls/action-button.tsx';
import { Cover } from './cover.tsx';
import css from './cover.module.css';

interface ResultCoverProps {
  /** What the button says that puts it away, and the one that brings it back. */
  readonly words: { readonly close: string; readonly open: string };
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** How a game ended, over the board until it is put away to look at that. */
export function ResultCover({ words, children, className }: ResultCoverProps): ReactNode {
  const [open, setOpen] = useState(true);
  const toggle = (
    <ActionButton
      onPress={() => {
        setOpen(!open);
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
