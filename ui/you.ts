import type { Viewer } from '@sanguine/kernel';
import type { TableProps } from './contract.ts';

/**
 * The seat addressed as "you": the viewer's, unless several people share the screen or nobody plays, as in a replay.
 * Null if everybody goes by their name. Every text that chooses between the two asks here.
 */
export function spokenTo({
  viewer,
  players,
}: Pick<TableProps<unknown, unknown, unknown>, 'viewer' | 'players'>): Viewer {
  return viewer === null || players[viewer]?.shares === true ? null : viewer;
}
