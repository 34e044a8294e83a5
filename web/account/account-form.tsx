import { type FormEvent, useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { makeAccount } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { NameField, SecretField } from './fields.tsx';
import { setMe } from './me.ts';
import { Outcome } from './outcome.tsx';
import styles from './page.module.css';
import { useRequest } from './request.ts';

/** Creates an account; a guest keeps every seat and game. */
export function AccountForm({ me }: { readonly me: Me | null }) {
  const say = useSay();
  const locale = useLocale();
  const request = useRequest();
  const [name, setName] = useState(me?.name ?? '');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run(() => makeAccount(name.trim(), password, locale), setMe);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h2 className={styles['title']}>{say(me === null ? 'account.new' : 'account.keep')}</h2>
      <p className={styles['text']}>{say(me === null ? 'account.new.text' : 'account.keep.text')}</p>
      <NameField known value={name} onChange={setName} />
      <SecretField fresh value={password} onChange={setPassword} />
      <Outcome request={request} />
      <ActionButton kind="go" type="submit">
        {say('account.make')}
      </ActionButton>
    </form>
  );
}
