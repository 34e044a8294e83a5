import { type ReactNode, useMemo } from 'react';
import { LinkButton } from '../controls/link.tsx';
import { useLocale } from '../controls/locale.ts';
import { WhyNot } from '../controls/why-not.tsx';
import type { Unavailable } from './reason.ts';
import { say } from './words.ts';

interface RefusalNoteProps {
  readonly unavailable: Unavailable;
  readonly at: Element;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

/** The reason next to what was tried, with links to the place and the rule. */
export function RefusalNote(props: RefusalNoteProps): ReactNode {
  const { unavailable, at, openRules, show, onPointerEnter, onPointerLeave } = props;
  const locale = useLocale();
  const anchor = useMemo(() => ({ current: at }), [at]);
  const [place] = unavailable.places;
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
          {unavailable.rule === '' ? null : (
            <LinkButton
              onPress={() => {
                openRules(unavailable.rule);
              }}
            >
              {say(locale, 'why.rules', { rule: unavailable.rule })}
            </LinkButton>
          )}
        </>
      }
    >
      {unavailable.says}
    </WhyNot>
  );
}
