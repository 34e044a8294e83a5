import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { NameForm } from '../../account/name-form.tsx';
import { beSomebody, useMe } from '../../account/me.ts';
import { closeTable, leaveSeat, startTable, takeSeat } from '../../api/tables.ts';
import { useSay } from '../../text/say.ts';
import type { RoomRequest } from './room-request.ts';
import styles from './room.module.css';

/** Actions on the table: start it, leave it, close it, or sit down under a name. */
export function RoomActions({
  table,
  request,
}: {
  readonly table: TableInfo;
  readonly request: RoomRequest;
}) {
  const say = useSay();
  const me = useMe();
  const locale = useLocale();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const seated = table.seats.some(({ mine }) => mine);
  if (me === null && open > 0)
    return (
      <NameForm
        title={say('room.name')}
        action={say('room.sit')}
        busy={request.busy}
        onName={(name) =>
          request.run(async () => {
            const somebody = await beSomebody(name, locale);
            return somebody.ok ? takeSeat(table.id) : somebody;
          })
        }
      />
    );
  return (
    <div className={styles['acts']}>
      {table.hosted ? (
        <ActionButton
          kind="go"
          unavailable={open > 0 ? say('room.start.off', { count: open }) : undefined}
          note={say('room.start.note')}
          onPress={() => request.run(() => startTable(table.id))}
        >
          {say('room.start')}
        </ActionButton>
      ) : null}
      {seated ? (
        <ActionButton
          onPress={() =>
            request.run(
              () => leaveSeat(table.id),
              () => go('/'),
            )
          }
        >
          {say('room.leave')}
        </ActionButton>
      ) : null}
      {table.hosted ? (
        <ActionButton
          note={sure ? say('room.close.sure') : undefined}
          onPress={() =>
            sure
              ? request.run(
                  () => closeTable(table.id),
                  () => go('/'),
                )
              : setSure(true)
          }
        >
          {say('room.close')}
        </ActionButton>
      ) : null}
    </div>
  );
}
