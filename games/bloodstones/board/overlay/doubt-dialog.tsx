import type { Locale } from '@sanguine/kernel';
import { ActionButton, Dialog, LinkButton } from '@sanguine/ui/controls/index.ts';
import type { ReactNode } from 'react';
import { areaName } from '../../text/words.ts';
import type { Doubt } from '../acting/use-acting.ts';
import { sayBoard } from '../text/say.ts';
import { warningLine, warningQuestion } from '../warnings/words.ts';
import css from './doubt.module.css';

/** Asks once more before something is wasted or lost. */
export function DoubtDialog({
  locale,
  doubt,
  onDecide,
  openRules,
  show,
}: {
  readonly locale: Locale;
  readonly doubt: Doubt;
  readonly onDecide: (go: boolean) => void;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}): ReactNode {
  const { title, go, back } = warningQuestion(locale);
  const refrain = (): void => {
    onDecide(false);
  };
  return (
    <Dialog
      title={title}
      onClose={refrain}
      foot={
        <>
          <ActionButton guide="doubt:back" onPress={refrain}>
            {back}
          </ActionButton>
          <ActionButton
            kind="go"
            guide="doubt:go"
            onPress={() => {
              onDecide(true);
            }}
          >
            {go}
          </ActionButton>
        </>
      }
    >
      <ul className={css['list']}>
        {doubt.warnings.map((warning) => (
          <li key={warning.code}>
            <p>{warningLine(locale, warning)}</p>
            <p className={css['links']}>
              {warning.areas.slice(0, 2).map((area) => (
                <LinkButton
                  key={area}
                  onPress={() => {
                    refrain();
                    show(`@${area}`);
                  }}
                >
                  {sayBoard(locale, 'why.show', { place: areaName(locale, area) })}
                </LinkButton>
              ))}
              <LinkButton
                onPress={() => {
                  refrain();
                  openRules(warning.rule);
                }}
              >
                {sayBoard(locale, 'why.rules', { rule: warning.rule })}
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
