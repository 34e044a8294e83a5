import type { ChatLine, NewTable, TableInfo } from '@sanguine/protocol';
import type { OpenTable } from '../link/link.ts';

/** The same table again: the caller keeps their seat, other persons' seats are open, bots stay. */
export function rematchOf(table: TableInfo, salt: string): NewTable {
  const { game, name, board, options, pace, listed, watch } = table;
  const seats = table.seats.map(({ mine, person, level }): NewTable['seats'][number] => {
    if (mine) return { kind: 'me' };
    return person === null && level !== null ? { kind: 'bot', level } : { kind: 'open' };
  });
  return { game, name, seats, board, options, pace, listed, watch, salt };
}

const INVITATION = /\/join\/([A-HJ-NP-Z2-9]{6})(?![\w-])/;

/**
 * Address for joining a table. As a whole chat line it is an invitation, shown to each reader in their own language.
 */
export function joinPath(code: string): string {
  return `/join/${code}`;
}

/** The join address in a chat line, or null. */
export function invitationIn(text: string): string | null {
  const code = INVITATION.exec(text)?.[1];
  return code === undefined ? null : joinPath(code);
}

/** Whether a chat line is only an invitation. */
export function isInvitation(text: string): boolean {
  return invitationIn(text) === text;
}

/** The latest invitation by another player after the game. */
export function invitedBy({ chat, viewer, outcome }: Pick<OpenTable, 'chat' | 'viewer' | 'outcome'>): {
  readonly line: ChatLine;
  readonly path: string;
} | null {
  if (outcome === null) return null;
  const line = chat.findLast((said) => said.seat !== viewer && invitationIn(said.text) !== null);
  const path = line === undefined ? null : invitationIn(line.text);
  return line === undefined || path === null ? null : { line, path };
}
