import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../controls/action-button.tsx';
import { useLocale } from '../controls/locale.ts';
import type { TableProps } from '../contract.ts';
import { Strip } from '../controls/strip.tsx';
import css from './action-bar.module.css';
import type { BarAction } from './bar-action.ts';
import type { BoardTypes } from './board-interaction.ts';
import type { Unavailable } from './reason.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { Interaction } from './use-interaction.ts';
import { say } from './words.ts';

interface ActionBarProps<Board extends BoardTypes> {
  readonly table: Pick<
    TableProps<unknown, unknown, unknown>,
    'canUndo' | 'live' | 'undo' | 'askHint' | 'openRules' | 'show'
  >;
  readonly interaction: Pick<Interaction<Board>, 'actions' | 'ending' | 'carryOut' | 'cancel'>;
  /** Shown instead of actions when there are none. */
  readonly idle: string;
  /** Something is selected and can be deselected. */
  readonly canCancel: boolean;
}

/** Milliseconds a reason stays open after the pointer leaves, so that its links can be reached. */
const LINGER = 180;
/** Milliseconds after a change during which buttons may still move under the pointer. */
const SETTLING = 300;

/** A lamp, for a hint. */
const LAMP = 'M7 13.5a5.5 5.5 0 1 1 6 0V16H7zM7.5 18.5h5';

/** The current actions, then cancel, undo and the explicit end. */
export function ActionBar<Board extends BoardTypes>(props: ActionBarProps<Board>): ReactNode {
  const { table, interaction, idle, canCancel } = props;
  const { actions, ending, carryOut, cancel } = interaction;
  const { canUndo, live, undo, askHint, openRules, show } = table;
  const locale = useLocale();
  const [asked, setAsked] = useState<{ unavailable: Unavailable; at: Element } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const laid = useRef({ actions, at: 0 });
  useEffect(() => {
    laid.current = { actions, at: performance.now() };
  }, [actions]);
  const stay = (): void => {
    clearTimeout(leaving.current);
  };
  const leave = (): void => {
    leaving.current = setTimeout(() => {
      setAsked(null);
    }, LINGER);
  };
  const button = (action: BarAction<Board>): ReactNode => (
    <BarActionButton
      key={action.key}
      action={action}
      onDo={carryOut}
      onAsk={(unavailable, at) => {
        // A button that moved under a resting pointer was not asked about.
        if (performance.now() - laid.current.at < SETTLING) return;
        stay();
        if (at !== null) setAsked({ unavailable, at });
      }}
      onLeave={leave}
    />
  );
  return (
    <div className={css['bar']}>
      {actions.length === 0 && ending === null ? <p className={css['idle']}>{idle}</p> : null}
      <div className={css['doing']}>
        <Strip className={css['actions']}>{actions.map(button)}</Strip>
      </div>
      <div className={css['end']}>
        {canCancel ? (
          <AsideButton
            title={say(locale, 'cancel')}
            shortcut={say(locale, 'cancel.key')}
            sign="M5 5L15 15M15 5L5 15"
            guide="action:cancel"
            onPress={cancel}
          />
        ) : null}
        {canUndo && live ? (
          <AsideButton
            title={say(locale, 'undo')}
            shortcut={say(locale, 'undo.key')}
            sign="M8 4L4 8l4 4M4 8h7a5 5 0 0 1 0 10H8"
            guide="action:undo"
            onPress={undo}
          />
        ) : null}
        {/* Where there is room, the shell has it in the top bar. */}
        {askHint !== null && live ? (
          <ActionButton kind="ghost" className={css['hint']} guide="action:hint" onPress={askHint}>
            <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
              <path d={LAMP} fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
            <span className="unseen">{say(locale, 'hint')}</span>
          </ActionButton>
        ) : null}
        {ending === null ? null : button(ending)}
      </div>
      {asked === null ? null : (
        <RefusalNote
          {...{ openRules, show }}
          unavailable={asked.unavailable}
          at={asked.at}
          onPointerEnter={stay}
          onPointerLeave={leave}
        />
      )}
    </div>
  );
}

interface AsideButtonProps {
  readonly title: string;
  readonly shortcut: string;
  /** Shown instead of the words on a phone. */
  readonly sign: string;
  readonly guide: string;
  readonly onPress: () => void;
}

/** What can be done beside the game's own actions: cancel, undo. */
function AsideButton({ title, shortcut, sign, guide, onPress }: AsideButtonProps): ReactNode {
  return (
    <ActionButton kind="ghost" className={css['aside']} {...{ title, guide, onPress }}>
      <svg className={css['sign']} viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className={css['words']}>
        {title}
        <small>{shortcut}</small>
      </span>
    </ActionButton>
  );
}

function BarActionButton<Board extends BoardTypes>({
  action,
  onDo,
  onAsk,
  onLeave,
}: {
  readonly action: BarAction<Board>;
  readonly onDo: (action: BarAction<Board>) => void;
  readonly onAsk: (unavailable: Unavailable, at: Element | null) => void;
  readonly onLeave: () => void;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { unavailable } = action;
  return (
    <ActionButton
      ref={button}
      kind={action.tone}
      className={css['action']}
      note={action.detail}
      unavailable={unavailable?.says}
      guide={`action:${action.verb}`}
      onPress={() => {
        onDo(action);
      }}
      onAsk={
        unavailable === null
          ? undefined
          : () => {
              onAsk(unavailable, button.current);
            }
      }
      onLeave={onLeave}
    >
      {action.title}
    </ActionButton>
  );
}
