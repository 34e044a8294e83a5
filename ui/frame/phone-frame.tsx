import { type ReactNode, useId, useState } from 'react';
import { classes } from '../controls/classes.ts';
import { useLocale } from '../controls/locale.ts';
import type { FrameProps } from './frame.tsx';
import css from './frame.module.css';
import { SheetHandle, type Stop } from './sheet-handle.tsx';
import { Unread } from './unread.tsx';
import { say } from './words.ts';

type Tab = 'hand' | 'players' | 'log';

/** The table on a phone: bar, prompt, board, a sheet with three stops, tabs. The prompt never scrolls out of view. */
export function PhoneFrame(props: FrameProps): ReactNode {
  const { slots, phase, standing, prompt, board, hand, actions, plates, facing, labels } = props;
  const locale = useLocale();
  const id = useId();
  const [tab, setTab] = useState<Tab>('hand');
  const [stop, setStop] = useState<Stop>(props.idle === true ? 'none' : 'half');
  const tabs: readonly Tab[] = ['hand', 'players', 'log'];
  const open = (next: Tab): void => {
    // Pressing the open tab folds and unfolds the sheet.
    const wanted = next === 'hand' ? 'half' : 'full';
    setStop(next === tab && stop !== 'none' ? 'none' : wanted);
    setTab(next);
  };
  const panel = (name: Tab, content: ReactNode): ReactNode => (
    <div
      id={`${id}${name}`}
      role="tabpanel"
      aria-labelledby={`${id}${name}-tab`}
      className={classes(css['page'], name === 'log' && css['fill'])}
      // Content that can only be read must still scroll by keys.
      tabIndex={0}
      hidden={tab !== name}
    >
      {content}
    </div>
  );
  return (
    <div className={css['phone']} data-narrow data-facing={facing !== undefined || undefined}>
      <header className={css['bar']}>
        <h1 className="unseen">{slots.title}</h1>
        {phase}
        <div className={css['row']}>{standing}</div>
        <div className={css['menu']}>{slots.menu}</div>
      </header>
      <div className={css['prompt']}>{prompt}</div>
      <main className={css['board']} aria-label={say(locale, 'board')}>
        {board}
      </main>
      <section className={css['sheet']} data-ground="tray" data-stop={stop} aria-label={say(locale, 'dock')}>
        <SheetHandle stop={stop} onStop={setStop} />
        {slots.notice === null ? null : <div className={css['notice']}>{slots.notice}</div>}
        <div className={css['pages']} hidden={stop === 'none'}>
          {panel('hand', hand)}
          {panel(
            'players',
            <>
              <h2 className="unseen">{labels.players}</h2>
              {facing}
              {plates}
            </>,
          )}
          {panel('log', slots.side)}
        </div>
        <div className={css['actions']} hidden={actions === null || (tab !== 'hand' && stop === 'full')}>
          {actions}
        </div>
      </section>
      <nav aria-label={say(locale, 'tabs')}>
        <div className={css['tabs']} role="tablist">
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}${name}-tab`}
              aria-selected={tab === name}
              aria-controls={`${id}${name}`}
              onClick={() => {
                open(name);
              }}
            >
              {labels[name]}
              {name === 'log' ? <Unread count={slots.unread} /> : null}
            </button>
          ))}
        </div>
      </nav>
    </div>
  );
}
