import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { sayCompanion } from '../text/say.ts';
import css from './sheets.module.css';

interface SheetProps {
  readonly locale: Locale;
  readonly title: ReactNode;
  /** A smaller line under the title. */
  readonly line?: ReactNode;
  readonly children: ReactNode;
  /** Buttons that stay visible. */
  readonly foot?: ReactNode;
  /** Null if the sheet stays until it is answered. */
  readonly onClose: (() => void) | null;
}

/** A slip laid over one player's half and facing that player. */
export function SheetSlip({ locale, title, line, children, foot, onClose }: SheetProps): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog open ref={ref} className={css['sheet']} aria-labelledby={id} tabIndex={-1} data-guide="sheet">
      <header>
        <div>
          <h3 id={id}>{title}</h3>
          {line === undefined ? null : <p>{line}</p>}
        </div>
        {onClose === null ? null : (
          <button
            type="button"
            className={css['close']}
            aria-label={sayCompanion(locale, 'sheet.close')}
            onClick={onClose}
          >
            <Icon name="cancel" size={16} />
          </button>
        )}
      </header>
      <div className={css['content']}>{children}</div>
      {foot === undefined ? null : <footer>{foot}</footer>}
    </dialog>
  );
}

/** A large button of a sheet. */
export function Act({
  kind = 'plain',
  note,
  off = false,
  guide,
  onPress,
  children,
}: {
  readonly kind?: 'go' | 'plain' | 'wound';
  readonly note?: ReactNode;
  readonly off?: boolean;
  readonly guide?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={css['act']}
      data-kind={kind}
      data-guide={guide}
      disabled={off}
      onClick={onPress}
    >
      <span>{children}</span>
      {note === undefined || note === null ? null : <small>{note}</small>}
    </button>
  );
}

/** A toggle. */
export function Chip({
  on,
  onPress,
  guide,
  children,
}: {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly guide?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className={css['chip']} aria-pressed={on} data-guide={guide} onClick={onPress}>
      {children}
    </button>
  );
}
