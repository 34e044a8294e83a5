import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../glyph/icon.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { useWord } from './say.ts';

interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly onClose: () => void;
}

/** A modal dialog. Mount it to open it; Escape, the cross and the backdrop close it. */
export function Dialog({ title, children, foot, wide = false, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const head = useId();
  const word = useWord();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={classes(styles['dialog'], wide && styles['wide'])}
      aria-labelledby={head}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Some browsers close without a cancel event. Ignore a stale close event if the dialog is open again.
        if (ref.current?.open === false) onClose();
      }}
    >
      <div className={styles['head']}>
        <h2 id={head}>{title}</h2>
        <button type="button" className={styles['close']} aria-label={word('close')} onClick={onClose}>
          <Icon name="cancel" size={18} />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
      {foot === undefined ? null : <div className={styles['foot']}>{foot}</div>}
    </dialog>
  );
}
