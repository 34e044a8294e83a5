import type { ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

interface ActionButtonProps extends ButtonLook {
  /** Verb and object: `March 2 units to Larkfield`. */
  readonly children: ReactNode;
  /** The price or the consequence, on a second line. */
  readonly note?: ReactNode;
  /** Why the action is unavailable; replaces the note. The button stays focusable so that the reason can be read. */
  readonly unavailable?: ReactNode;
  /** Keyboard shortcut. */
  readonly shortcut?: string | undefined;
  readonly type?: 'button' | 'submit';
  readonly label?: string | undefined;
  /** Shown while a pointer rests on it, if there is only a sign. */
  readonly title?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly guide?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Called when pressed, hovered or focused while unavailable, to explain more. */
  readonly onAsk?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

/** An action with its price. An unavailable one is greyed out with its reason, never hidden. */
export function ActionButton({
  children,
  note,
  unavailable,
  shortcut,
  type = 'button',
  label,
  title,
  pressed,
  guide,
  ref,
  onPress,
  onAsk,
  onLeave,
  ...look
}: ActionButtonProps) {
  const isOff = unavailable !== undefined && unavailable !== null;
  const second = isOff ? unavailable : note;
  return (
    <button
      ref={ref}
      type={isOff ? 'button' : type}
      className={buttonClass({ ...look, off: isOff })}
      aria-disabled={isOff || undefined}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut?.replace(' ', '+')}
      data-guide={guide}
      onClick={isOff ? onAsk : onPress}
      onPointerEnter={isOff ? onAsk : undefined}
      onFocus={isOff ? onAsk : undefined}
      onPointerLeave={onLeave}
      onBlur={onLeave}
    >
      <span>{children}</span>
      {second === undefined || second === null || second === '' ? null : (
        <span className={styles['note']}>{second}</span>
      )}
      {shortcut === undefined ? null : <span className={styles['key']}>{shortcut}</span>}
    </button>
  );
}
