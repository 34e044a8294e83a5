import type { AnyGame } from '@sanguine/kernel';
import { useSidesSay } from './say.ts';
import styles from './sides.module.css';

interface SidesNoteProps {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** How sides are given out, where nobody can choose one before the game. */
export function SidesNote({ game, seats, options }: SidesNoteProps) {
  const say = useSidesSay();
  const [first] = game.seating.sides(seats, options);
  if (game.seating.given !== undefined || typeof first !== 'string') return null;
  return <p className={styles['note']}>{say(`note.${first}`)}</p>;
}
