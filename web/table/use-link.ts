import { useMemo, useSyncExternalStore } from 'react';
import { type LinkSnapshot, type OnlineLink, OPENING, type TableLink } from '../link/link.ts';

interface Linked<Link> {
  readonly link: Link | null;
  readonly snapshot: LinkSnapshot;
}

const UNLINKED = { link: null, snapshot: OPENING };

/** Keeps a link open while it has subscribers. */
class Holder<Link extends TableLink> {
  readonly #open: () => Link;
  #linked: Linked<Link> = UNLINKED;

  constructor(open: () => Link) {
    this.#open = open;
  }

  readonly get = (): Linked<Link> => this.#linked;

  readonly subscribe = (follower: () => void): (() => void) => {
    const link = this.#open();
    const update = (): void => {
      this.#linked = { link, snapshot: link.snapshot() };
      follower();
    };
    const stop = link.subscribe(update);
    const stopWaking = link.kind === 'online' ? wakes(link) : null;
    update();
    return () => {
      stopWaking?.();
      stop();
      link.close();
      this.#linked = UNLINKED;
    };
  };
}

/** Wakes a link when the page becomes visible or the device comes online; returns the function that stops this. */
function wakes(link: OnlineLink): () => void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') link.wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Opens a link while the page is mounted; a new `open` function opens a new link. */
export function useLink<Link extends TableLink>(open: () => Link): Linked<Link> {
  const holder = useMemo(() => new Holder(open), [open]);
  return useSyncExternalStore(holder.subscribe, holder.get);
}
