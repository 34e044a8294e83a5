import type { ReactNode } from 'react';
import { classes } from '../controls/classes.ts';
import { useLocale } from '../controls/locale.ts';
import facing from './facing-frame.module.css';
import type { FrameProps } from './frame.tsx';
import { TopBar } from './top-bar.tsx';
import { say } from './words.ts';

/**
 * Two sides that face each other across a board as high as the window. Everything the viewer decides with is in the column
 * of their own side; news and talk are in the other. Columns fold and scroll, the board never shrinks.
 */
export function FacingFrame(props: FrameProps): ReactNode {
  const { slots, phases, prompt, board, hand, actions, plates, own = 'facing' } = props;
  const locale = useLocale();
  const [mine, theirs] = own === 'facing' ? [props.facing, plates] : [plates, props.facing];
  return (
    <div className={facing['frame']} data-own={own}>
      <TopBar slots={slots} phases={phases} />
      <div className={facing['own']} data-narrow>
        <div className={facing['asked']}>{prompt}</div>
        <div className={facing['units']}>{mine}</div>
        <section className={facing['dock']} data-ground="tray" aria-label={say(locale, 'dock')}>
          {hand === null ? null : <div className={facing['hand']}>{hand}</div>}
          {actions === null ? null : <div className={facing['actions']}>{actions}</div>}
        </section>
      </div>
      <main className={facing['board']} aria-label={say(locale, 'board')}>
        {board}
      </main>
      <div className={classes(facing['other'], facing['units'])}>{theirs}</div>
      {slots.notice === null ? null : (
        <div className={facing['notice']} data-ground="tray">
          {slots.notice}
        </div>
      )}
      <aside className={classes(facing['other'], facing['talk'])} aria-label={say(locale, 'side')}>
        {slots.side}
      </aside>
    </div>
  );
}
