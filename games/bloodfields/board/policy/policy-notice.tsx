import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import type { ReactNode } from 'react';
import css from './policy.module.css';
import { sayPolicy } from './text/say.ts';
import type { Answered } from './use-answers.ts';

interface PolicyNoticeProps {
  readonly locale: Locale;
  readonly answered: Answered | null;
  readonly onRead: () => void;
  /** The player wants to be asked from now on. */
  readonly onAsk: () => void;
}

/** Says that something was answered for the player, until the player has read it. */
export function PolicyNotice({ locale, answered, onRead, onAsk }: PolicyNoticeProps): ReactNode {
  return (
    <output className={css['notice']}>
      {answered === null ? null : (
        <Slip lifted className={css['told']}>
          <p>
            {sayPolicy(locale, 'used', {
              kind: sayPolicy(locale, `kind.${answered.kind}`),
              what: answered.what,
            })}
          </p>
          <ActionButton kind="plain" guide="policy:ask" onPress={onAsk}>
            {sayPolicy(locale, 'ask')}
          </ActionButton>
          <ActionButton kind="go" guide="policy:read" onPress={onRead}>
            {sayPolicy(locale, 'close')}
          </ActionButton>
        </Slip>
      )}
    </output>
  );
}
