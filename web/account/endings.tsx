import { useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { leaveForGood, signOutEverywhere } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { Confirm } from './confirm.tsx';
import { setMe } from './me.ts';
import styles from './page.module.css';
import { turnOff } from './push.ts';
import { rememberName } from './remembered-name.ts';
import { useRequest } from './request.ts';
import { useSignOut } from './use-sign-out.ts';

/** Signs out on every device; a guest has only this one. */
export function Everywhere() {
  const say = useSay();
  const { request, asking, setAsking, leave } = useSignOut(signOutEverywhere);
  return (
    <section className={styles['form']} aria-labelledby="everywhere">
      <h2 id="everywhere" className={styles['title']}>
        {say('everywhere.title')}
      </h2>
      <p className={styles['text']}>{say('everywhere.text')}</p>
      <ActionButton onPress={() => setAsking(true)}>{say('everywhere.go')}</ActionButton>
      {asking ? (
        <Confirm
          title={say('everywhere.sure')}
          action={say('everywhere.go')}
          request={request}
          onClose={() => setAsking(false)}
          onSure={leave}
        >
          {say('everywhere.sure.text')}
        </Confirm>
      ) : null}
    </section>
  );
}

const CONSEQUENCES = ['leave.name', 'leave.running', 'leave.open', 'leave.finished'] as const;

/** Deletes the person from the server. */
export function Leaving({ me }: { readonly me: Me }) {
  const say = useSay();
  const request = useRequest({ credentials: 'password.wrong' });
  const [asking, setAsking] = useState(false);
  const leave = (password: string | null) =>
    request.run(
      async () => {
        const left = await leaveForGood(password);
        if (left.ok) await turnOff().catch(() => 'failed');
        return left;
      },
      () => {
        rememberName('');
        setMe(null);
      },
    );
  return (
    <section className={styles['form']} aria-labelledby="leaving">
      <h2 id="leaving" className={styles['title']}>
        {say('leave.title')}
      </h2>
      <p className={styles['text']}>{say('leave.text')}</p>
      <ActionButton onPress={() => setAsking(true)}>{say('leave.ask')}</ActionButton>
      {asking ? (
        <Confirm
          title={say('leave.sure')}
          action={say('leave.go')}
          secret={me.account}
          request={request}
          onClose={() => setAsking(false)}
          onSure={leave}
        >
          <p>{say('leave.sure.text')}</p>
          <ul>
            {CONSEQUENCES.map((key) => (
              <li key={key}>{say(key)}</li>
            ))}
          </ul>
        </Confirm>
      ) : null}
    </section>
  );
}
