import { Suspense } from 'react';
import type { SeatInfo, TableInfo } from '@sanguine/protocol';
import { findBox } from '@sanguine/registry/shelf.ts';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useMe } from '../../account/me.ts';
import { fillSeat, takeSeat } from '../../api/tables.ts';
import { givenNames } from '../../table/given-names.ts';
import { useSay } from '../../text/say.ts';
import { BotTemper } from '../bots/bot-temper.tsx';
import { SitterFace } from '../faces/sitter-face.tsx';
import { SeatSide } from '../sides/seat-side.tsx';
import { levelName } from '../words.ts';
import { BotPicker } from './bot-picker.tsx';
import type { RoomRequest } from './room-request.ts';
import styles from './seat-list.module.css';

export function SeatList({ table, request }: { readonly table: TableInfo; readonly request: RoomRequest }) {
  return (
    <ol className={styles['seats']}>
      {table.seats.map((seat) => (
        <SeatRow key={seat.seat} seat={seat} table={table} request={request} />
      ))}
    </ol>
  );
}

function SeatRow({
  seat,
  table,
  request,
}: {
  readonly seat: SeatInfo;
  readonly table: TableInfo;
  readonly request: RoomRequest;
}) {
  const say = useSay();
  const locale = useLocale();
  const me = useMe();
  const { id, game, hosted, seats } = table;
  const box = findBox(game);
  const seated = seats.some(({ mine }) => mine);
  const fill = (wish: Parameters<typeof fillSeat>[2]) => request.run(() => fillSeat(id, seat.seat, wish));
  return (
    <li className={classes(styles['seat'], styles[seat.kind], seat.mine && styles['mine'])}>
      <SitterFace kind={seat.kind} bot={seat.level} seat={seat.seat} size={56} />
      <span className={styles['who']}>
        <b>{seatTitle(say, seat, givenNames(seats, table.name)[seat.seat]?.[locale])}</b>
        <small>{seatNote(say, seat)}</small>
        {box === undefined || seat.kind !== 'bot' ? null : (
          <Suspense>
            <BotTemper box={box} bot={seat.level ?? ''} />
          </Suspense>
        )}
      </span>
      {box === undefined ? null : (
        <Suspense>
          <SeatSide box={box} table={table} seat={seat.seat} />
        </Suspense>
      )}
      <span className={styles['acts']}>
        {seat.kind === 'open' && me !== null && me !== undefined ? (
          <ActionButton
            kind={seated ? 'plain' : 'go'}
            centred
            onPress={() => request.run(() => takeSeat(id, seat.seat))}
          >
            {say(seated ? 'room.move' : 'room.sit')}
          </ActionButton>
        ) : null}
        {hosted && seat.kind === 'open' && box !== undefined ? (
          <Suspense>
            <BotPicker box={box} seat={seat.seat} onLevel={(level) => fill({ kind: 'bot', level })} />
          </Suspense>
        ) : null}
        {hosted && seat.kind !== 'open' && !seat.mine ? (
          <ActionButton centred onPress={() => fill({ kind: 'open' })}>
            {say('room.empty')}
          </ActionButton>
        ) : null}
      </span>
    </li>
  );
}

/** Who sits there; a bot has the name the table gives it. */
function seatTitle(
  say: ReturnType<typeof useSay>,
  { kind, name, level }: SeatInfo,
  given: string | undefined,
): string {
  if (kind === 'open') return say('room.seat.open');
  return kind === 'person' ? (name ?? say('seat.left')) : (given ?? levelName(say, level ?? ''));
}

function seatNote(say: ReturnType<typeof useSay>, { kind, mine, level }: SeatInfo): string {
  if (kind === 'open') return say('room.seat.waits');
  if (kind === 'bot') return say('seat.bot', { level: levelName(say, level ?? '') });
  return say(mine ? 'room.seat.you' : 'room.seat.seated');
}
