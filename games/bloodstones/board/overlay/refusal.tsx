import type { Locale } from '@sanguine/kernel';
import { LinkButton, WhyNot } from '@sanguine/ui/controls/index.ts';
import { type ReactNode, useMemo } from 'react';
import { areaName } from '../../text/words.ts';
import type { Off } from '../actions/deed.ts';
import { sayBoard } from '../text/say.ts';

export interface RefusalProps {
  readonly locale: Locale;
  readonly off: Off;
  readonly at: Element;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

/** Why not, beside what was tried, with the way to the place and to the rule. */
export function RefusalNote(props: RefusalProps): ReactNode {
  const { locale, off, at, openRules, show, onPointerEnter, onPointerLeave } = props;
  const anchor = useMemo(() => ({ current: at }), [at]);
  const [area] = off.areas;
  return (
    <WhyNot
      anchor={anchor}
      head={sayBoard(locale, 'why.head')}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      links={
        <>
          {area === undefined ? null : (
            <LinkButton
              onPress={() => {
                show(`@${area}`);
              }}
            >
              {sayBoard(locale, 'why.show', { place: areaName(locale, area) })}
            </LinkButton>
          )}
          {off.rule === '' ? null : (
            <LinkButton
              onPress={() => {
                openRules(off.rule);
              }}
            >
              {sayBoard(locale, 'why.rules', { rule: off.rule })}
            </LinkButton>
          )}
        </>
      }
    >
      {off.says}
    </WhyNot>
  );
}
