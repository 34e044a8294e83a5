import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { type ReactNode, useState } from 'react';
import { FolderField } from '../folder-field.tsx';
import { sayRosters } from '../text/say.ts';
import css from './list.module.css';

interface MarkedProps {
  readonly locale: Locale;
  readonly count: number;
  readonly folders: readonly string[];
  readonly onMove: (folder: string) => void;
  readonly onRemove: () => void;
  readonly onNone: () => void;
}

/** Actions for several rosters at once. */
export function Marked({ locale, count, folders, onMove, onRemove, onNone }: MarkedProps): ReactNode {
  const [folder, setFolder] = useState('');
  const [sure, setSure] = useState(false);
  return (
    <section className={css['marked']} aria-label={sayRosters(locale, 'marked', { count })}>
      <output>{sayRosters(locale, 'marked', { count })}</output>
      <FolderField bare {...{ locale, folder, folders }} onChange={setFolder} />
      <ActionButton
        onPress={() => {
          onMove(folder.trim());
        }}
      >
        {sayRosters(locale, 'marked.move')}
      </ActionButton>
      <ActionButton
        guide="marked:remove"
        onPress={() => {
          if (sure) onRemove();
          else setSure(true);
        }}
      >
        {sayRosters(locale, sure ? 'marked.sure' : 'marked.remove', { count })}
      </ActionButton>
      <ActionButton kind="ghost" onPress={onNone}>
        {sayRosters(locale, 'marked.none')}
      </ActionButton>
    </section>
  );
}
