import { type FormEvent, type ReactNode, useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { useSay } from '../text/say.ts';
import { SecretField } from './fields.tsx';
import { Outcome } from './outcome.tsx';
import styles from './confirm.module.css';
import type { Request } from './request.ts';

/** Asks for confirmation before something irreversible; with `secret`, also for the password. */
export function Confirm({
  title,
  children,
  action,
  secret = false,
  request,
  onClose,
  onSure,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly secret?: boolean;
  readonly request: Request;
  readonly onClose: () => void;
  readonly onSure: (password: string | null) => void;
}) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSure(secret ? password : null);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <div>{children}</div>
        {secret ? <SecretField value={password} onChange={setPassword} /> : null}
        <Outcome request={request} />
        <div className={styles['buttons']}>
          <ActionButton onPress={onClose}>{say('account.stay')}</ActionButton>
          <ActionButton kind="go" type="submit">
            {action}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}
