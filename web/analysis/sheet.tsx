import { type ReactNode, useRef } from 'react';
import { TopBar } from '@sanguine/ui/frame/top-bar.tsx';
import { useArrival } from '../pages/arrival.tsx';
import type { Source } from '../replay/source.ts';
import { BarMenu } from '../table/bar-menu.tsx';
import { useSay } from '../text/say.ts';
import { useAnalysisSay } from './say.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly source: Source;
  /** The window title. */
  readonly title: string;
  /** Below everything else. */
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a report: a bar with links to the game, and paper. */
export function Sheet({ source, title, dock = null, children }: SheetProps) {
  const say = useAnalysisSay();
  const sayShell = useSay();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  const slots = {
    title: say('title.of', { name: source.name }),
    menu: (
      <BarMenu
        label={sayShell('nav.menu')}
        items={[
          { id: 'table', words: say('menu.result'), inBar: true, act: source.home },
          { id: 'replay', words: say('menu.replay'), inBar: true, act: `/replay/${source.path}` },
          { id: 'proof', words: say('menu.proof'), inBar: true, act: `/proof/${source.path}` },
          { id: 'help', words: sayShell('nav.help'), act: '/help' },
          { id: 'settings', words: sayShell('nav.settings'), act: '/settings' },
        ]}
      />
    ),
    side: null,
    unread: 0,
    notice: null,
  };
  return (
    <div className={styles['sheet']} data-mood="map">
      <title>{`${title} · ${source.name} · Sanguine`}</title>
      <TopBar slots={slots} phases={null}>
        {null}
      </TopBar>
      <main ref={main} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {dock}
    </div>
  );
}
