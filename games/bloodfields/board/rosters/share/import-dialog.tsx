import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { type ReactNode, useId, useState } from 'react';
import { sayRosters } from '../text/say.ts';
import { readAnything } from './reading.ts';
import type { SharedList } from './shared-list.ts';
import css from './share.module.css';

/** More than any roster's file needs. */
const MOST_BYTES = 64 * 1024;

interface ImportDialogProps {
  readonly locale: Locale;
  readonly onRead: (list: SharedList) => void;
  readonly onClose: () => void;
}

/** Takes a list in any form it can be shared in, pasted or as a file. */
export function ImportDialog({ locale, onRead, onClose }: ImportDialogProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (given: string): void => {
    const read = readAnything(locale, given);
    if (read.ok) onRead(read.list);
    else setProblem(read.problem);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) setProblem(sayRosters(locale, 'read.size'));
    else take(await file.text());
  };
  return (
    <Dialog
      title={sayRosters(locale, 'import.title')}
      foot={
        <ActionButton
          kind="go"
          guide="import:take"
          unavailable={text.trim() === '' ? sayRosters(locale, 'import.empty') : undefined}
          onPress={() => {
            take(text);
          }}
        >
          {sayRosters(locale, 'import.take')}
        </ActionButton>
      }
      onClose={onClose}
    >
      <div className={css['import']}>
        <label htmlFor={id}>{sayRosters(locale, 'import.text')}</label>
        <textarea
          id={id}
          rows={6}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== null || undefined}
          data-guide="import:text"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
        />
        <label className={css['file']}>
          <span>{sayRosters(locale, 'import.file')}</span>
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
        <p id={`${id}-problem`} className={css['problem']} role="alert">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
