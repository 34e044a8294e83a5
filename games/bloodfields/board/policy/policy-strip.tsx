import type { Locale } from '@sanguine/kernel';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { ReactNode } from 'react';
import { POLICY_ANSWERS, POLICY_KINDS } from './policies.ts';
import css from './policy.module.css';
import { sayPolicy } from './text/say.ts';
import type { KeptPolicies } from './use-policies.ts';

/** Where the player chooses what is answered automatically, kind by kind. */
export function PolicyStrip({
  locale,
  kept,
}: {
  readonly locale: Locale;
  readonly kept: KeptPolicies;
}): ReactNode {
  const { policies, choose } = kept;
  if (policies === null) return null;
  return (
    <details className={css['strip']} data-guide="policies">
      <summary>{sayPolicy(locale, 'title')}</summary>
      <p>{sayPolicy(locale, 'note')}</p>
      <div className={css['kinds']}>
        {POLICY_KINDS.map((kind) => (
          <Select
            key={kind}
            label={sayPolicy(locale, `kind.${kind}`)}
            value={policies[kind]}
            options={POLICY_ANSWERS.map((answer) => ({
              value: answer,
              title: sayPolicy(locale, `answer.${answer}`),
            }))}
            onChange={(answer) => {
              choose(kind, answer);
            }}
          />
        ))}
      </div>
    </details>
  );
}
