import type { Locale } from '@sanguine/kernel';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { type ReactNode, useId, useState } from 'react';
import { FolderField } from './folder-field.tsx';
import { MOST_NAME, MOST_NOTE } from './limits.ts';
import { PointsChoice } from './points-choice.tsx';
import type { SavedRoster } from './saved/book.ts';
import { sayRosters } from './text/say.ts';
import css from './page.module.css';

interface RosterHeadProps {
  readonly locale: Locale;
  readonly found: SavedRoster;
  readonly folders: readonly string[];
  readonly onChange: (part: Partial<Pick<SavedRoster, 'name' | 'folder' | 'note' | 'points'>>) => void;
}

/** A roster's name, its points, and its owner's note. */
export function RosterHead({ locale, found, folders, onChange }: RosterHeadProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, folder, note, points } = found;
  return (
    <div className={css['title']}>
      <h2>{name}</h2>
      <div className={css['about']}>
        <PointsChoice
          {...{ locale, points }}
          onChange={(next) => {
            onChange({ points: next });
          }}
        />
        <span data-guide="rename">
          <LinkButton
            onPress={() => {
              setOpen(true);
            }}
          >
            {sayRosters(locale, 'rename')}
          </LinkButton>
        </span>
      </div>
      {note === '' ? null : <p className={css['note']}>{note}</p>}
      {open ? (
        <Dialog
          title={sayRosters(locale, 'rename')}
          onClose={() => {
            setOpen(false);
          }}
        >
          <div className={css['form']}>
            <Field
              label={sayRosters(locale, 'name')}
              value={name}
              maxLength={MOST_NAME}
              data-guide="name"
              onChange={(next) => {
                onChange({ name: next });
              }}
            />
            <FolderField
              {...{ locale, folder, folders }}
              onChange={(next) => {
                onChange({ folder: next });
              }}
            />
            <label htmlFor={`${id}-note`}>{sayRosters(locale, 'note')}</label>
            <textarea
              id={`${id}-note`}
              rows={4}
              maxLength={MOST_NOTE}
              value={note}
              onChange={({ target }) => {
                onChange({ note: target.value });
              }}
            />
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
