import { useCallback, useState } from 'react';
import type { ChatLine } from '@sanguine/protocol';
import type { OpenTable } from '../link/link.ts';
import { tableMarks } from '../store/table-marks.ts';
import type { Mutes } from './mutes.ts';

const lastRead = tableMarks('sanguine.read');

/** Chat lines of others that the viewer has not had in view yet. */
interface Unread {
  readonly count: number;
  /** All lines up to this number have been in view. */
  readonly read: (line: number) => void;
}

/** How many lines of others, muted ones aside, are newer than the last one read. */
export function unreadLines(
  chat: readonly Pick<ChatLine, 'number' | 'seat' | 'person'>[],
  { viewer, mutes, read }: { viewer: number | null; mutes: Pick<Mutes, 'has'>; read: number },
): number {
  return chat.filter(({ number, seat, person }) => number > read && seat !== viewer && !mutes.has(person))
    .length;
}

/** Lines said while nobody looked stay unread on this device until the chat is in view. */
export function useUnread(id: string, { chat, viewer }: OpenTable, mutes: Mutes): Unread {
  const [read, setRead] = useState(() => lastRead.read(id) ?? -1);
  return {
    count: unreadLines(chat, { viewer, mutes, read }),
    read: useCallback(
      (line: number) => {
        lastRead.write(id, line);
        setRead(line);
      },
      [id],
    ),
  };
}
