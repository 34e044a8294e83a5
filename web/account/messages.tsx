import { type FormEvent, useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { Switch } from '@sanguine/ui/controls/switch.tsx';
import { changeMe } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { setMe } from './me.ts';
import { Outcome } from './outcome.tsx';
import styles from './page.module.css';
import { usePush } from './push.ts';
import { useRequest } from './request.ts';

/** How "your turn" messages reach the player when the page is closed. */
export function Messages({ me }: { readonly me: Me }) {
  const say = useSay();
  const request = useRequest();
  const push = usePush();
  const [webhook, setWebhook] = useState(me.webhook ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run(() => changeMe({ webhook: webhook.trim() === '' ? null : webhook.trim() }), setMe);
  };
  return (
    <section className={styles['form']} aria-labelledby="messages">
      <h2 id="messages" className={styles['title']}>
        {say('messages.title')}
      </h2>
      <div>
        <Switch
          title={say('messages.push')}
          note={say(`messages.push.${push.state}`)}
          on={push.state === 'on'}
          disabled={push.state === 'unable' || push.state === 'denied' || push.busy}
          onChange={push.change}
        />
      </div>
      <form className={styles['form']} onSubmit={submit}>
        <Field
          label={say('messages.webhook')}
          note={say('messages.webhook.note')}
          type="url"
          value={webhook}
          maxLength={500}
          placeholder="https://"
          onChange={setWebhook}
        />
        <Outcome request={request} />
        <ActionButton
          type="submit"
          unavailable={webhook.trim() === (me.webhook ?? '') ? say('account.same') : undefined}
        >
          {say('messages.save')}
        </ActionButton>
      </form>
    </section>
  );
}
