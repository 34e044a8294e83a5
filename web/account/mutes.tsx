import { useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { unmute } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { refreshMe } from './me.ts';
import styles from './mutes.module.css';
import page from './page.module.css';

/** People whose chat is hidden; muting itself happens at the table. */
export function Mutes({ me }: { readonly me: Me }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const hear = async (persons: readonly string[]) => {
    setBusy(true);
    await Promise.all(persons.map(unmute));
    await refreshMe();
    setBusy(false);
  };
  const everybody = me.muted.map(({ person }) => person);
  return (
    <section className={page['form']} aria-labelledby="mutes" aria-busy={busy}>
      <h2 id="mutes" className={page['title']}>
        {say('mutes.title')}
      </h2>
      <output className={page['text']}>{say('mutes.text', { count: me.muted.length })}</output>
      {me.muted.length === 0 ? null : (
        <ul className={styles['list']}>
          {me.muted.map(({ person, name }) => (
            <li key={person} className={styles['one']}>
              <span className={styles['name']}>{name}</span>
              <ActionButton
                centred
                label={say('mutes.hear.label', { name })}
                onPress={() => void hear([person])}
              >
                {say('mutes.hear')}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {me.muted.length < 2 ? null : (
        <ActionButton onPress={() => void hear(everybody)}>{say('mutes.none')}</ActionButton>
      )}
    </section>
  );
}
