import { Notice } from '../pages/notice.tsx';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { PageFrame } from '../pages/frame.tsx';
import { useSay } from '../text/say.ts';
import { AccountForm } from './account-form.tsx';
import { Everywhere, Leaving } from './endings.tsx';
import { useMe } from './me.ts';
import { Messages } from './messages.tsx';
import { Mutes } from './mutes.tsx';
import { NameChange } from './name-change.tsx';
import styles from './page.module.css';
import { PasswordForm } from './password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignOut } from './sign-out.tsx';

/** For a guest, an account, or nobody yet. */
export default function AccountPage() {
  const say = useSay();
  const me = useMe();
  if (me === undefined)
    return (
      <PageFrame title={say('nav.account')}>
        <Notice>{say('loading')}</Notice>
      </PageFrame>
    );
  if (me === null)
    return (
      <PageFrame title={say('nav.account')} lead={say('account.none')}>
        <div className={styles['two']}>
          <Slip>
            <SignInForm />
          </Slip>
          <Slip>
            <AccountForm me={null} />
          </Slip>
        </div>
      </PageFrame>
    );
  return (
    <PageFrame
      title={me.name}
      lead={say(me.account ? 'account.kept' : 'account.guest')}
      aside={<SignOut me={me} />}
    >
      <div className={styles['two']}>
        <div className={styles['stack']}>
          <NameChange key={me.name} me={me} />
          {me.account ? <PasswordForm me={me} /> : null}
          {me.account ? null : (
            <Slip>
              <AccountForm me={me} />
            </Slip>
          )}
          {me.account ? null : <SignInForm />}
        </div>
        <div className={styles['stack']}>
          <Messages me={me} />
          <Mutes me={me} />
        </div>
      </div>
      <div className={classes(styles['two'], styles['ends'])}>
        {me.account ? <Everywhere /> : null}
        <Leaving me={me} />
      </div>
    </PageFrame>
  );
}
