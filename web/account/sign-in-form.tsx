import { type FormEvent, useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { signIn } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { NameField, SecretField } from './fields.tsx';
import { setMe } from './me.ts';
import { Outcome } from './outcome.tsx';
import styles from './page.module.css';
import { useRequest } from './request.ts';

export function SignInForm() {
  const say = useSay();
  const request = useRequest();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run(() => signIn(name.trim(), password), setMe);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h2 className={styles['title']}>{say('account.in')}</h2>
      <NameField known value={name} onChange={setName} />
      <SecretField value={password} onChange={setPassword} />
      <Outcome request={request} />
      <ActionButton type="submit">{say('account.in')}</ActionButton>
    </form>
  );
}
