import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { unmute } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { refreshMe } from './me.ts';
import styles from './page.module.css';

/** People whose chat is not shown; muting itself is done at the table. */
export function Mutes({ me }: { readonly me: Me }) {
  const say = useSay();
  const hearAll = async () => {
    await Promise.all(me.muted.map(unmute));
    await refreshMe();
  };
  return (
    <section className={styles['form']} aria-labelledby="mutes">
      <h2 id="mutes" className={styles['title']}>
        {say('mutes.title')}
      </h2>
      <p className={styles['text']}>{say('mutes.text', { count: me.muted.length })}</p>
      {me.muted.length === 0 ? null : (
        <ActionButton onPress={() => void hearAll()}>{say('mutes.none')}</ActionButton>
      )}
    </section>
  );
}
