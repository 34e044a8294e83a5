import type { ReactNode } from 'react';
import type { ShellSlots } from '../contract.ts';
import { useLocale } from '../controls/locale.ts';
import css from './frame.module.css';
import { useLayout } from './layout.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { TopBar } from './top-bar.tsx';
import { say } from './words.ts';

/** What a board sets into the frame; the frame decides where it stands on a screen of this size. */
export interface FrameProps {
  readonly slots: ShellSlots;
  /** Where in the turn the table is. */
  readonly phases: ReactNode;
  /** The phase alone, for the smallest bar. */
  readonly phase: ReactNode;
  /** The players in one row, with what counts most. */
  readonly standing: ReactNode;
  readonly prompt: ReactNode;
  readonly board: ReactNode;
  /** The viewer's own tiles or cards; null for who has none. */
  readonly hand: ReactNode | null;
  /** Nothing is to be done with the hand, as in a replay: a phone begins with it folded away. */
  readonly idle?: boolean;
  /** Null once there is nothing left to do. */
  readonly actions: ReactNode | null;
  readonly plates: ReactNode;
  /** The plates of the other side, where two sides face each other across the board. */
  readonly facing?: ReactNode;
  readonly labels: { readonly hand: string; readonly players: string; readonly log: string };
}

/** The table's layout: the board first, everything else around it. */
export function Frame(props: FrameProps): ReactNode {
  const layout = useLayout();
  const locale = useLocale();
  if (layout === 'phone') return <PhoneFrame {...props} />;
  const { slots, phases, standing, prompt, board, hand, actions, plates, facing, labels } = props;
  const face = layout === 'desktop' && facing !== undefined;
  const side = (
    <>
      <div className={css['plates']}>
        <h2 className="unseen">{labels.players}</h2>
        {face ? null : facing}
        {plates}
      </div>
      <div className={css['talk']}>{slots.side}</div>
    </>
  );
  return (
    <div className={css['frame']} data-layout={layout} data-facing={face || undefined}>
      <TopBar slots={slots} phases={phases}>
        {layout === 'tablet' ? <SideDrawer standing={standing}>{side}</SideDrawer> : null}
      </TopBar>
      {face ? (
        <aside className={css['facing']} aria-label={labels.players}>
          {facing}
        </aside>
      ) : null}
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
