import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { RefusalNote } from '../overlay/refusal.tsx';
import { sayBoard } from '../text/say.ts';
import css from './actions.module.css';
import type { Deed, Off } from './deed.ts';

export interface ActionBarProps {
  readonly locale: Locale;
  readonly deeds: readonly Deed[];
  readonly ending: Deed | null;
  /** Said in place of deeds to who has none. */
  readonly idle: string;
  readonly canUndo: boolean;
  /** Something is in hand and can be put down. */
  readonly canCancel: boolean;
  readonly onDo: (deed: Deed) => void;
  readonly onUndo: () => void;
  readonly onCancel: () => void;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}

/** The few things to do now; then taking back, and the explicit end. */
export function ActionBar(props: ActionBarProps): ReactNode {
  const { locale, deeds, ending, idle, canUndo, canCancel, onDo, onUndo, onCancel } = props;
  const [asked, setAsked] = useState<{ off: Off; at: Element } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (off: Off, at: Element | null): void => {
    clearTimeout(leaving.current);
    if (at !== null) setAsked({ off, at });
  };
  const leave = (): void => {
    // Long enough to reach the links of the slip.
    leaving.current = setTimeout(() => {
      setAsked(null);
    }, 180);
  };
  const button = (deed: Deed): ReactNode => (
    <DeedButton key={deed.key} deed={deed} onDo={onDo} onAsk={ask} onLeave={leave} />
  );
  return (
    <div className={css['bar']}>
      {deeds.length === 0 && ending === null ? <p className={css['idle']}>{idle}</p> : null}
      <div className={css['deeds']}>{deeds.map(button)}</div>
      <div className={css['end']}>
        {canCancel ? (
          <ActionButton kind="ghost" className={css['aside']} guide="action:cancel" onPress={onCancel}>
            <Sign d="M5 5L15 15M15 5L5 15" />
            <Words title={sayBoard(locale, 'act.cancel')} shortcut={sayBoard(locale, 'act.cancel.key')} />
          </ActionButton>
        ) : null}
        {canUndo ? (
          <ActionButton kind="ghost" className={css['aside']} guide="action:undo" onPress={onUndo}>
            <Sign d="M8 4L4 8l4 4M4 8h7a5 5 0 0 1 0 10H8" />
            <Words title={sayBoard(locale, 'act.undo')} shortcut={sayBoard(locale, 'act.undo.key')} />
          </ActionButton>
        ) : null}
        {ending === null ? null : button(ending)}
      </div>
      {asked === null ? null : (
        <RefusalNote
          locale={locale}
          off={asked.off}
          at={asked.at}
          openRules={props.openRules}
          show={props.show}
          onPointerEnter={() => {
            clearTimeout(leaving.current);
          }}
          onPointerLeave={leave}
        />
      )}
    </div>
  );
}

/** On a phone the sign alone; elsewhere the words alone. */
function Sign({ d }: { readonly d: string }): ReactNode {
  return (
    <svg className={css['sign']} viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function Words({ title, shortcut }: { readonly title: string; readonly shortcut: string }): ReactNode {
  return (
    <span className={css['words']}>
      {title}
      <small>{shortcut}</small>
    </span>
  );
}

function DeedButton({
  deed,
  onDo,
  onAsk,
  onLeave,
}: {
  readonly deed: Deed;
  readonly onDo: (deed: Deed) => void;
  readonly onAsk: (off: Off, at: Element | null) => void;
  readonly onLeave: () => void;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { off } = deed;
  return (
    <ActionButton
      ref={button}
      kind={deed.tone}
      className={css['deed']}
      note={deed.detail}
      off={off?.says}
      guide={`action:${deed.verb}`}
      onPress={() => {
        onDo(deed);
      }}
      onAsk={
        off === null
          ? undefined
          : () => {
              onAsk(off, button.current);
            }
      }
      onLeave={onLeave}
    >
      {deed.title}
    </ActionButton>
  );
}
