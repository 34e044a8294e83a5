import { type ReactNode, useMemo } from 'react';
import { LinkButton } from '../controls/link.tsx';
import { useLocale } from '../controls/locale.ts';
import { WhyNot } from '../controls/why-not.tsx';
import type { Off } from './deed.ts';
import { say } from './words.ts';

interface RefusalNoteProps {
  readonly off: Off;
  readonly at: Element;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

/** Why not, beside what was tried, with the way to the place and to the rule. */
export function RefusalNote(props: RefusalNoteProps): ReactNode {
  const { off, at, openRules, show, onPointerEnter, onPointerLeave } = props;
  const locale = useLocale();
  const anchor = useMemo(() => ({ current: at }), [at]);
  const [place] = off.places;
  return (
    <WhyNot
      anchor={anchor}
      head={say(locale, 'why.head')}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      links={
        <>
          {place === undefined ? null : (
            <LinkButton
              onPress={() => {
                show(place.ref);
              }}
            >
              {say(locale, 'why.show', { place: place.words })}
            </LinkButton>
          )}
          {off.rule === '' ? null : (
            <LinkButton
              onPress={() => {
                openRules(off.rule);
              }}
            >
              {say(locale, 'why.rules', { rule: off.rule })}
            </LinkButton>
          )}
        </>
      }
    >
      {off.says}
    </WhyNot>
  );
}
