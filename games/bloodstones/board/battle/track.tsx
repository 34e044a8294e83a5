import type { Locale } from '@sanguine/kernel';
import { type BattleStage, STAGES } from './open-battle.ts';
import styles from './track.module.css';
import { say } from './words.ts';

/** The stages of a battle, with the current one marked. */
export function Track({ locale, stage }: { readonly locale: Locale; readonly stage: BattleStage }) {
  const now = STAGES.indexOf(stage);
  return (
    <ol className={styles['track']} aria-label={say(locale, 'stages')}>
      {STAGES.map((each, at) => (
        <li
          key={each}
          className={at < now ? styles['done'] : at === now ? styles['now'] : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          {say(locale, `stage.${each}`)}
        </li>
      ))}
    </ol>
  );
}
