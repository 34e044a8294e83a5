import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ShellSlots } from '@sanguine/ui';
import { Drop } from '../pages/drop.tsx';
import styles from './text-board.module.css';

interface TextFrameProps {
  readonly slots: ShellSlots;
  readonly prompt: string;
  /** Hides the column of actions. */
  readonly past: boolean;
  readonly children: ReactNode;
}

/** The text board's layout: bar, prompt, the table, and the shell's side panel. */
export function TextFrame({ slots, prompt, past, children }: TextFrameProps) {
  return (
    <div className={styles['frame']}>
      <header className={styles['bar']}>
        <Link href="/" className={styles['brand']} aria-label="Sanguine">
          <Drop size={24} />
        </Link>
        <h1 className={styles['title']}>{slots.title}</h1>
        {slots.menu}
      </header>
      <output className={styles['prompt']}>{prompt}</output>
      {slots.notice === null ? null : (
        <div className={styles['notice']} data-ground="tray">
          {slots.notice}
        </div>
      )}
      <main className={styles['main']} data-past={past || undefined}>
        {children}
      </main>
      <aside className={styles['side']}>{slots.side}</aside>
    </div>
  );
}
