import { Suspense } from 'react';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { findBox } from '@sanguine/registry/shelf.ts';
import type { TableInfo } from '@sanguine/protocol';
import { PageFrame } from '../../pages/frame.tsx';
import { useSay } from '../../text/say.ts';
import { AboutGame } from './about-game.tsx';
import { Facts } from './facts.tsx';
import { Invitation } from './invitation.tsx';
import styles from './room.module.css';
import { RoomActions } from './room-actions.tsx';
import { SeatList } from './seat-list.tsx';
import { TableSides } from './table-sides.tsx';
import { useRoomRequest } from './room-request.ts';

interface RoomProps {
  readonly table: TableInfo;
  readonly onTable: (table: TableInfo) => void;
}

/** Before the game: who is there, which seats are open, and the invitation. */
export function WaitingRoom({ table, onTable }: RoomProps) {
  const say = useSay();
  const locale = useLocale();
  const request = useRoomRequest(onTable);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const box = findBox(table.game);
  const game = box?.name[locale] ?? table.game;
  const seated = table.seats.some(({ mine }) => mine);
  // A seated player waits for others; anybody else wants a seat first.
  const invitation = table.code === null ? null : <Invitation code={table.code} name={table.name} />;
  return (
    <PageFrame title={table.name === '' ? game : table.name} lead={say('room.lead', { game })} wide>
      <div className={styles['room']}>
        <section aria-labelledby="seats">
          {seated ? invitation : null}
          {seated || box === undefined ? null : <AboutGame box={box} table={table} />}
          <h2 id="seats" className={styles['head']}>
            {say('room.seats')}
          </h2>
          <output className={styles['count']}>{say('room.open', { count: open })}</output>
          <SeatList table={table} request={request} />
          <p className={styles['problem']} role="alert">
            {request.problem}
          </p>
          <RoomActions table={table} request={request} />
          {box === undefined ? null : (
            <Suspense>
              <TableSides box={box} table={table} />
            </Suspense>
          )}
          {seated ? null : invitation}
        </section>
        <Facts table={table} />
      </div>
    </PageFrame>
  );
}
