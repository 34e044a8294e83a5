import type { Box } from '@sanguine/ui';
import { playersWords } from '../lobby/words.ts';
import { useSay } from '../text/say.ts';
import styles from './box-facts.module.css';

/** Number of players and playing time. */
export function BoxFacts({ box: { seats, minutes } }: { readonly box: Box }) {
  const say = useSay();
  return (
    <p className={styles['facts']}>
      {say('box.facts', { players: playersWords(say, seats), minutes: minutes.count, per: minutes.per })}
    </p>
  );
}
