import { type FormEvent, useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { changePassword } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { SecretField } from './fields.tsx';
import { Outcome } from './outcome.tsx';
import styles from './page.module.css';
import { renewPush } from './push.ts';
import { useRequest } from './request.ts';

/** Changes the password; every other device and program must sign in again. */
export function PasswordForm({ me }: { readonly me: Me }) {
  const say = useSay();
  const request = useRequest({ credentials: 'password.wrong' });
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run(
      () => changePassword(current, password),
      () => {
        setCurrent('');
        setPassword('');
        void renewPush();
      },
    );
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h2 className={styles['title']}>{say('password.title')}</h2>
      <p className={styles['text']}>{say('password.text')}</p>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={me.name} readOnly hidden />
      <SecretField label={say('password.current')} value={current} onChange={setCurrent} />
      <SecretField label={say('password.new')} fresh value={password} onChange={setPassword} />
      <Outcome request={request} />
      <ActionButton type="submit">{say('password.go')}</ActionButton>
    </form>
  );
}
