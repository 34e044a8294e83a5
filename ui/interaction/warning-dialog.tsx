import type { ReactNode } from 'react';
import { ActionButton } from '../controls/action-button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { LinkButton } from '../controls/link.tsx';
import { useLocale } from '../controls/locale.ts';
import type { Warning } from './reason.ts';
import css from './warning-dialog.module.css';
import { say } from './words.ts';

interface WarningDialogProps {
  readonly warnings: readonly Warning[];
  readonly onDecide: (go: boolean) => void;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}

/** Asks for confirmation before something is wasted or lost. */
export function WarningDialog({ warnings, onDecide, openRules, show }: WarningDialogProps): ReactNode {
  const locale = useLocale();
  const refrain = (): void => {
    onDecide(false);
  };
  return (
    <Dialog
      title={say(locale, 'warning.title')}
      onClose={refrain}
      foot={
        <>
          <ActionButton guide="warning:back" onPress={refrain}>
            {say(locale, 'warning.back')}
          </ActionButton>
          <ActionButton
            kind="go"
            guide="warning:go"
            onPress={() => {
              onDecide(true);
            }}
          >
            {say(locale, 'warning.go')}
          </ActionButton>
        </>
      }
    >
      <ul className={css['list']}>
        {warnings.map(({ says, rule, places }) => (
          <li key={says}>
            <p>{says}</p>
            <p className={css['links']}>
              {places.slice(0, 2).map(({ ref, words }) => (
                <LinkButton
                  key={ref}
                  onPress={() => {
                    refrain();
                    show(ref);
                  }}
                >
                  {say(locale, 'why.show', { place: words })}
                </LinkButton>
              ))}
              <LinkButton
                onPress={() => {
                  refrain();
                  openRules(rule);
                }}
              >
                {say(locale, 'why.rules', { rule })}
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
