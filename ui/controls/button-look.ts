import styles from './button.module.css';
import { classes } from './classes.ts';

export interface ButtonLook {
  /** `go`: the main action; `ghost`: quiet, without a background. */
  readonly kind?: 'go' | 'plain' | 'ghost' | undefined;
  readonly wide?: boolean | undefined;
  readonly centred?: boolean | undefined;
  /** Puts the parts side by side: a glyph and a word. */
  readonly row?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, also for links that lead to an action. */
export function buttonClass({
  kind = 'plain',
  wide,
  centred,
  row,
  off,
  className,
}: ButtonLook & { readonly off?: boolean }): string {
  return classes(
    styles['button'],
    kind === 'plain' ? null : styles[kind],
    wide === true && styles['wide'],
    centred === true && styles['centred'],
    row === true && styles['row'],
    off === true && styles['off'],
    className,
  );
}

export const buttonNote = styles['note'];
