import { type ReactNode, useState } from 'react';
import { ActionButton } from '../controls/action-button.tsx';
import { Cover } from './cover.tsx';
import css from './cover.module.css';

interface ResultCoverProps {
  /** Labels of the buttons that hide and show it. */
  readonly words: { readonly close: string; readonly open: string };
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The result, over the board until the player hides it to look at the board. */
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
