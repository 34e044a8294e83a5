import { type ReactNode, use } from 'react';
import type { ShellSlots } from '../contract.ts';
import { useLocale } from '../controls/locale.ts';
import { BoardOnly } from './board-only.ts';
import { FacingFrame } from './facing-frame.tsx';
import css from './frame.module.css';
import { useLayout } from './layout.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { TopBar } from './top-bar.tsx';
import { say } from './words.ts';

/** The parts a board passes to the frame, which places them according to the screen size. */
export interface FrameProps {
  readonly slots: ShellSlots;
  /** The phases of the turn, with the current one marked. */
  readonly phases: ReactNode;
  /** The current phase only, for the smallest bar. */
  readonly phase: ReactNode;
  /** The players in one row, with their main score. */
  readonly standing: ReactNode;
  readonly prompt: ReactNode;
  readonly board: ReactNode;
  /** The viewer's own tiles or cards; null if the viewer has none. */
  readonly hand: ReactNode | null;
  /** The hand cannot be used, as in a replay: on a phone it starts folded. */
  readonly idle?: boolean;
  /** Null once there is nothing left to do. */
  readonly actions: ReactNode | null;
  readonly plates: ReactNode;
  /** The other side's plates, if two sides face each other across the board, which then takes at least half of the window. */
  readonly facing?: ReactNode;
  /** Which of the two sides is the viewer's, if sides face each other. Default: the facing one. */
  readonly own?: 'facing' | 'plates';
  /** A column on the left, over the whole height; only if `useWide` says that there is room. */
  readonly beside?: ReactNode | null;
  readonly labels: { readonly hand: string; readonly players: string; readonly log: string };
}

/** The table's layout, with the board at its centre. */
export function Frame(props: FrameProps): ReactNode {
  const layout = useLayout();
  const locale = useLocale();
  if (use(BoardOnly)) return <div className={css['only']}>{props.board}</div>;
  if (layout === 'phone') return <PhoneFrame {...props} />;
  const { slots, phases, standing, prompt, board, hand, actions, plates, facing, labels } = props;
  if (layout === 'desktop' && facing !== undefined) return <FacingFrame {...props} />;
  const { beside = null } = props;
  const side = (
    <>
      <div className={css['plates']}>
        <h2 className="unseen">{labels.players}</h2>
        {facing}
        {plates}
      </div>
      <div className={css['talk']}>{slots.side}</div>
    </>
  );
  return (
    <div className={css['frame']} data-layout={layout} data-beside={beside !== null || undefined}>
      <TopBar slots={slots} phases={phases}>
        {layout === 'tablet' ? (
          <SideDrawer standing={standing} unread={slots.unread}>
            {side}
          </SideDrawer>
        ) : null}
      </TopBar>
      {beside === null ? null : (
        <aside className={css['beside']} aria-label={labels.players}>
          {beside}
        </aside>
      )}
      <div className={css['prompt']}>{prompt}</div>
      <main className={css['board']} aria-label={say(locale, 'board')}>
        {board}
      </main>
      <section className={css['dock']} data-ground="tray" aria-label={say(locale, 'dock')}>
        {slots.notice === null ? null : <div className={css['notice']}>{slots.notice}</div>}
        {hand === null ? null : <div className={css['hand']}>{hand}</div>}
        {actions === null ? null : <div className={css['actions']}>{actions}</div>}
      </section>
      {layout === 'desktop' ? (
        <aside className={css['side']} aria-label={say(locale, 'side')}>
          {side}
        </aside>
      ) : null}
    </div>
  );
}
