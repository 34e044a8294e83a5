import { use } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard, Box } from '@sanguine/ui';

const games = new Map<string, Promise<AnyGame>>();
const boards = new Map<string, Promise<AnyBoard>>();

/** A game's rules; suspends until loaded. */
export function useGame(box: Box): AnyGame {
  return use(once(games, box.id, () => box.loadGame()));
}

/** A game's board; suspends until loaded. */
export function useBoard(box: Box): AnyBoard {
  return use(once(boards, box.id, () => box.loadBoard()));
}

function once<Value>(
  kept: Map<string, Promise<Value>>,
  id: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const coming = load();
  kept.set(id, coming);
  // Retry a failed load the next time.
  coming.catch(() => kept.delete(id));
  return coming;
}
