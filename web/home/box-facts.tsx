import type { Box } from '@sanguine/ui';
import styles from './box-facts.module.css';
import { useHomeSay } from './say.ts';

/** Number of players and playing time. */
export function BoxFacts({ box: { seats, minutes } }: { readonly box: Box }) {
  const say = useHomeSay();
  const players = say(seats.min === seats.max ? 'facts.players.exact' : 'facts.players', seats);
  return (
    <p className={styles['facts']}>{say('facts', { players, minutes: minutes.count, per: minutes.per })}</p>
  );
}
