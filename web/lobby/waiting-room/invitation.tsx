import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { CopyButton } from '@sanguine/ui/controls/copy-button.tsx';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { useSay } from '../../text/say.ts';
import styles from './invitation.module.css';

/** Invites players: a code to say aloud, a link to send. */
export function Invitation({ code, name }: { readonly code: string; readonly name: string }) {
  const say = useSay();
  const link = `${location.origin}/join/${code}`;
  return (
    <Slip lifted className={styles['slip']}>
      <h2 className={styles['title']}>{say('room.invite')}</h2>
      <p className={styles['code']} aria-label={say('room.code', { code: Array.from(code).join(' ') })}>
        {code}
      </p>
      <p className={styles['link']}>{link}</p>
      <div className={styles['acts']}>
        <CopyButton text={link} label={say('room.copy')} />
        {'share' in navigator ? (
          <ActionButton
            centred
            onPress={() => {
              navigator.share({ title: name, url: link }).catch(() => undefined);
            }}
          >
            {say('room.share')}
          </ActionButton>
        ) : null}
      </div>
    </Slip>
  );
}
