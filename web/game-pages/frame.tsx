import type { GamePageFrameProps } from '@sanguine/ui';
import { useRef } from 'react';
import { useArrival } from '../pages/arrival.tsx';
import { PageSheet } from '../pages/frame.tsx';
import { Masthead } from '../pages/masthead.tsx';

/** The frame of a game's page: the site's paper, or the bare window. */
export function GamePageFrame({ title, look, children }: GamePageFrameProps) {
  return look === 'bare' ? (
    <BareWindow title={title}>{children}</BareWindow>
  ) : (
    <PageSheet title={title} masthead={<Masthead />}>
      {children}
    </PageSheet>
  );
}

function BareWindow({ title, children }: Omit<GamePageFrameProps, 'look'>) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <main ref={main} id="content" tabIndex={-1}>
      <title>{`${title} · Sanguine`}</title>
      {children}
    </main>
  );
}
