import type { Locale } from '@sanguine/kernel';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type ReactNode, useState } from 'react';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { sayRosters } from '../text/say.ts';
import css from '../unit/unit.module.css';

/** Other rosters that a unit may be copied to. */
export interface Across {
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** Also puts the unit, with its items, into another roster; returns a message about it. */
  readonly copy: (kind: UnitKind, id: string) => string;
}

export function CopyAcross({
  locale,
  kind,
  across: { others, copy },
}: {
  readonly locale: Locale;
  readonly kind: UnitKind;
  readonly across: Across;
}): ReactNode {
  const [told, setTold] = useState('');
  if (others.length === 0) return null;
  return (
    <div className={css['across']}>
      <Select
        bare
        label={sayRosters(locale, 'across')}
        value=""
        options={[
          { value: '', title: sayRosters(locale, 'across') },
          ...others.map(({ id, name }) => ({ value: id, title: name })),
        ]}
        onChange={(id) => {
          setTold(id === '' ? '' : copy(kind, id));
        }}
      />
      <output>{told}</output>
    </div>
  );
}
