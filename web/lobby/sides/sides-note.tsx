import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard } from '@sanguine/ui';
import { useSidesSay } from './say.ts';
import { SidePool } from './side-pool.tsx';
import styles from './sides.module.css';

interface SidesNoteProps {
  readonly game: AnyGame;
  readonly Emblem: AnyBoard['Emblem'];
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Which sides there are and how they are given out, in games where nobody can choose one beforehand. */
export function SidesNote({ game, Emblem, seats, options }: SidesNoteProps) {
  const say = useSidesSay();
  const [first] = game.seating.sides(seats, options);
  if (game.seating.given !== undefined || typeof first !== 'string') return null;
  return (
    <>
      <p className={styles['note']}>{say(`note.${first}`)}</p>
      <SidePool game={game} Emblem={Emblem} />
    </>
  );
}
