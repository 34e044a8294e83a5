import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { sayRosters } from '../text/say.ts';
import type { Kept } from './keeper.ts';
import css from '../page.module.css';

/** Where the rosters are stored, and what prevents it. */
export function KeptNote({
  locale,
  kept: { device, account },
}: {
  readonly locale: Locale;
  readonly kept: Kept;
}): ReactNode {
  const inAccount = account === 'none' || account === 'busy' || account === 'kept';
  const problem = device === 'busy' ? null : (device ?? (inAccount ? null : account));
  return (
    <output
      className={css['kept']}
      data-problem={problem ?? undefined}
      data-guide={device === 'busy' ? 'keeping' : 'kept'}
    >
      {device !== null
        ? sayRosters(locale, `kept.device.${device}`)
        : inAccount
          ? sayRosters(locale, `kept.${account}`)
          : sayRosters(locale, `kept.account.${account}`)}
    </output>
  );
}
