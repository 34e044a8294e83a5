import type { Me } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { signOut } from '../api/people.ts';
import { useSay } from '../text/say.ts';
import { Confirm } from './confirm.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Signs out; a guest is warned, because a guest cannot sign in again. */
export function SignOut({ me }: { readonly me: Me }) {
  const say = useSay();
  const { request, asking, setAsking, leave } = useSignOut(signOut);
  return (
    <>
      <ActionButton centred onPress={() => (me.account ? leave() : setAsking(true))}>
        {say('account.out')}
      </ActionButton>
      {asking ? (
        <Confirm
          title={say('account.out.sure')}
          action={say('account.out')}
          request={request}
          onClose={() => setAsking(false)}
          onSure={leave}
        >
          {say('account.out.text')}
        </Confirm>
      ) : null}
    </>
  );
}
