import type { Locale } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import type { ReactNode } from 'react';
import { CONTENT_VERSION } from '../../content/versions.ts';
import { changesSince, type ListChange } from '../../rules/roster/changes.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { join } from '../../text/phrases.ts';
import { itemName, kindName } from '../../text/words.ts';
import { sayRosters } from './text/say.ts';
import css from './page.module.css';

const nameOf = (locale: Locale, change: ListChange): string =>
  'unit' in change ? kindName(locale, change.unit) : itemName(locale, change.item);

/** What has changed since the list was written: the list is still the same, but may cost something else now. */
export function ChangesNote({
  locale,
  roster,
  content,
  onSeen,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly content: number;
  readonly onSeen?: () => void;
}): ReactNode {
  if (content > CONTENT_VERSION)
    return (
      <p className={css['changes']} data-guide="changes">
        {sayRosters(locale, 'changes.newer', { content })}
      </p>
    );
  const changes = changesSince(roster, content);
  if (changes.length === 0) return null;
  const told = changes.map((change) =>
    sayRosters(locale, 'changes.one', {
      what: nameOf(locale, change),
      before: change.before,
      now: change.now,
    }),
  );
  return (
    <p className={css['changes']} data-guide="changes">
      <b>{sayRosters(locale, 'changes', { count: changes.length })}</b> {join(locale, told)}
      {onSeen === undefined ? null : (
        <LinkButton onPress={onSeen}>{sayRosters(locale, 'changes.seen')}</LinkButton>
      )}
    </p>
  );
}
