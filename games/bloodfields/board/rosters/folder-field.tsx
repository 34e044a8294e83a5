import type { Locale } from '@sanguine/kernel';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { type ReactNode, useId } from 'react';
import { MOST_NAME } from './limits.ts';
import { sayRosters } from './text/say.ts';

interface FolderFieldProps {
  readonly locale: Locale;
  readonly folder: string;
  /** Proposed to whoever types. */
  readonly folders: readonly string[];
  /** Without its label, and without a note. */
  readonly bare?: boolean;
  readonly onChange: (folder: string) => void;
}

/** The name of a folder, an old one or a new one. */
export function FolderField({
  locale,
  folder,
  folders,
  bare = false,
  onChange,
}: FolderFieldProps): ReactNode {
  const list = useId();
  const label = sayRosters(locale, 'folder');
  const look = bare ? { bare, placeholder: label } : { note: sayRosters(locale, 'folder.note') };
  return (
    <>
      <Field {...{ label, list, onChange }} value={folder} maxLength={MOST_NAME} {...look} />
      <datalist id={list}>
        {folders
          .filter((one) => one !== '')
          .map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
      </datalist>
    </>
  );
}
