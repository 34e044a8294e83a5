import { type AnyGame, type GameRecord, storyOf, type Viewer } from '@sanguine/kernel';
import { type Story, updateMessage } from '@sanguine/protocol';

/** A record's story for one viewer; null if it does not replay. */
export function tellRecord(
  { engine }: AnyGame,
  record: GameRecord,
  viewer: Viewer,
  names: readonly string[],
): Story | null {
  const story = storyOf(engine, record, viewer);
  if (!story.ok) return null;
  return {
    game: engine.id,
    viewer,
    names,
    start: story.start,
    rows: story.rows.map((update) => ({ ...updateMessage(update), at: null })),
  };
}
