import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../controls/action-button.tsx';
import { useLocale } from '../controls/locale.ts';
import type { TableProps } from '../contract.ts';
import { Strip } from '../controls/strip.tsx';
import css from './actions.module.css';
import type { Deed, Off } from './deed.ts';
import { RefusalNote } from './refusal-note.tsx';
import { say } from './words.ts';

interface ActionBarProps<Move, Hand, Look> {
  readonly table: Pick<
    TableProps<unknown, unknown, unknown>,
    'canUndo' | 'live' | 'undo' | 'openRules' | 'show'
  >;
  readonly acting: {
    readonly carryOut: (deed: Deed<Move, Hand, Look>) => void;
    readonly cancel: () => void;
  };
  readonly deeds: readonly Deed<Move, Hand, Look>[];
  /** The explicit end of a turn or a step. */
  readonly ending: Deed<Move, Hand, Look> | null;
  /** Said in place of deeds to who has none. */
  readonly idle: string;
  /** Something is in hand and can be put down. */
  readonly canCancel: boolean;
}

/** Long enough to reach the links of a reason. */
const LINGER = 180;
/** Deeds that change are laid out anew within this time. */
const SETTLING = 300;

/** The few things to do now; then putting down, taking back, and the explicit end. */
export function ActionBar<Move, Hand, Look>(props: ActionBarProps<Move, Hand, Look>): ReactNode {
  const { table, acting, deeds, ending, idle, canCancel } = props;
  const { canUndo, live, undo, openRules, show } = table;
  const locale = useLocale();
  const [asked, setAsked] = useState<{ off: Off; at: Element } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const laid = useRef({ deeds, at: 0 });
  useEffect(() => {
    laid.current = { deeds, at: performance.now() };
  }, [deeds]);
  const stay = (): void => {
    clearTimeout(leaving.current);
  };
  const leave = (): void => {
    leaving.current = setTimeout(() => {
      setAsked(null);
    }, LINGER);
  };
  const button = (deed: Deed<Move, Hand, Look>): ReactNode => (
    <DeedButton
      key={deed.key}
      deed={deed}
      onDo={acting.carryOut}
      onAsk={(off, at) => {
        // What came to lie under a resting pointer was not asked about.
        if (performance.now() - laid.current.at < SETTLING) return;
        stay();
        if (at !== null) setAsked({ off, at });
      }}
      onLeave={leave}
    />
  );
  return (
    <div className={css['bar']} data-many={deeds.length > 2 || undefined}>
      {deeds.length === 0 && ending === null ? <p className={css['idle']}>{idle}</p> : null}
      <div className={css['doing']}>
        <Strip className={css['deeds']}>{deeds.map(button)}</Strip>
      </div>
      <div className={css['end']}>
        {canCancel ? (
          <ActionButton kind="ghost" className={css['aside']} guide="action:cancel" onPress={acting.cancel}>
            <Sign d="M5 5L15 15M15 5L5 15" />
            <Words title={say(locale, 'cancel')} shortcut={say(locale, 'cancel.key')} />
          </ActionButton>
        ) : null}
        {canUndo && live ? (
          <ActionButton kind="ghost" className={css['aside']} guide="action:undo" onPress={undo}>
            <Sign d="M8 4L4 8l4 4M4 8h7a5 5 0 0 1 0 10H8" />
            <Words title={say(locale, 'undo')} shortcut={say(locale, 'undo.key')} />
          </ActionButton>
        ) : null}
        {ending === null ? null : button(ending)}
      </div>
      {asked === null ? null : (
        <RefusalNote
          {...{ openRules, show }}
          off={asked.off}
          at={asked.at}
          onPointerEnter={stay}
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

function DeedButton<Move, Hand, Look>({
  deed,
  onDo,
  onAsk,
  onLeave,
}: {
  readonly deed: Deed<Move, Hand, Look>;
  readonly onDo: (deed: Deed<Move, Hand, Look>) => void;
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
