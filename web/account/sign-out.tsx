import { useState } from 'react';
import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { signOut } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { setMe } from './me.ts';
import { turnOff } from './push.ts';
import { useRequest } from './request.ts';

/** Out of the account; a guest is warned, because nobody could come back. */
export function SignOut({ me }: { readonly me: Me }) {
  const say = useSay();
  const request = useRequest();
  const [asking, setAsking] = useState(false);
  const leave = () =>
    request.run(
      async () => {
        await turnOff().catch(() => 'failed');
        return signOut();
      },
      () => setMe(null),
    );
  return (
    <>
      <ActionButton centred onPress={() => (me.account ? leave() : setAsking(true))}>
        {say('account.out')}
      </ActionButton>
      {asking ? (
        <Dialog
          title={say('account.out.sure')}
          onClose={() => setAsking(false)}
          foot={
            <>
              <ActionButton onPress={() => setAsking(false)}>{say('account.stay')}</ActionButton>
              <ActionButton kind="go" onPress={leave}>
                {say('account.out')}
              </ActionButton>
            </>
          }
        >
          {say('account.out.text')}
        </Dialog>
      ) : null}
    </>
  );
}
