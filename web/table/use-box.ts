import { use } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import { findBox } from '@sanguine/registry/shelf.ts';
import type { AnyBoard, Box } from '@sanguine/ui';

/** A game with everything needed to play it. */
export interface OpenBox {
  readonly box: Box;
  readonly game: AnyGame;
  readonly board: AnyBoard;
}

const opening = new Map<string, Promise<OpenBox>>();

async function load(id: string): Promise<OpenBox> {
  const box = findBox(id);
  if (box === undefined) throw new Error(`no game is called ${id}`);
  const [game, board] = await Promise.all([box.loadGame(), box.loadBoard()]);
  return { box, game, board };
}

/** Loads a game and its board; suspends until loaded. */
export function useBox(id: string): OpenBox {
  let box = opening.get(id);
  if (box === undefined) {
    box = load(id);
    // Retry a failed load the next time.
    box.catch(() => opening.delete(id));
    opening.set(id, box);
  }
  return use(box);
}
