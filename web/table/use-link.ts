import { useMemo, useSyncExternalStore } from 'react';
import { type LinkSnapshot, type OnlineLink, OPENING, type TableLink } from '../link/link.ts';

interface Linked<Link> {
  readonly link: Link | null;
  readonly snapshot: LinkSnapshot;
}

const UNLINKED = { link: null, snapshot: OPENING };

/** A link that is open while somebody looks at it. */
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

/** Wakes a link when the device is looked at or online again; returns the way to stop. */
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

/** Opens a link for as long as the page is there; another `open` opens another one. */
export function useLink<Link extends TableLink>(open: () => Link): Linked<Link> {
  const holder = useMemo(() => new Holder(open), [open]);
  return useSyncExternalStore(holder.subscribe, holder.get);
}
