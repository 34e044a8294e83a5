import type { ReactNode } from 'react';
import { ActionButton } from '../controls/action-button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { LinkButton } from '../controls/link.tsx';
import { useLocale } from '../controls/locale.ts';
import type { Off } from './deed.ts';
import css from './doubt.module.css';
import { say } from './words.ts';

interface DoubtDialogProps {
  /** What would be wasted or lost, and where to look and read. */
  readonly doubts: readonly Off[];
  readonly onDecide: (go: boolean) => void;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}

/** Asks once more before something is wasted or lost. */
export function DoubtDialog({ doubts, onDecide, openRules, show }: DoubtDialogProps): ReactNode {
  const locale = useLocale();
  const refrain = (): void => {
    onDecide(false);
  };
  return (
    <Dialog
      title={say(locale, 'doubt.title')}
      onClose={refrain}
      foot={
        <>
          <ActionButton guide="doubt:back" onPress={refrain}>
            {say(locale, 'doubt.back')}
          </ActionButton>
          <ActionButton
            kind="go"
            guide="doubt:go"
            onPress={() => {
              onDecide(true);
            }}
          >
            {say(locale, 'doubt.go')}
          </ActionButton>
        </>
      }
    >
      <ul className={css['list']}>
        {doubts.map(({ says, rule, places }) => (
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
