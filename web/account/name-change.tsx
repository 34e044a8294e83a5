import { type FormEvent, useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { changeMe } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { NameField } from './fields.tsx';
import { setMe } from './me.ts';
import { Outcome } from './outcome.tsx';
import styles from './page.module.css';
import { rememberName } from './remembered-name.ts';
import { useRequest } from './request.ts';

export function NameChange({ me }: { readonly me: Me }) {
  const say = useSay();
  const request = useRequest();
  const [name, setName] = useState(me.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run(
      () => changeMe({ name: name.trim() }),
      (changed) => {
        rememberName(changed.name);
        setMe(changed);
      },
    );
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h2 className={styles['title']}>{say('account.rename')}</h2>
      <NameField known={me.account} value={name} onChange={setName} />
      <Outcome request={request} />
      <ActionButton type="submit" unavailable={name.trim() === me.name ? say('account.same') : undefined}>
        {say('account.rename.go')}
      </ActionButton>
    </form>
  );
}
