import { useMemo, useSyncExternalStore } from 'react';
import { type LinkSnapshot, OPENING, type TableLink } from '../link/link.ts';

export interface Linked {
  readonly link: TableLink | null;
  readonly snapshot: LinkSnapshot;
}

const UNLINKED: Linked = { link: null, snapshot: OPENING };

/** A link that is open while somebody looks at it. */
class Holder {
  readonly #open: () => TableLink;
  #linked: Linked = UNLINKED;

  constructor(open: () => TableLink) {
    this.#open = open;
  }

  readonly get = (): Linked => this.#linked;

  readonly subscribe = (follower: () => void): (() => void) => {
    const link = this.#open();
    const update = (): void => {
      this.#linked = { link, snapshot: link.snapshot() };
      follower();
    };
    const stop = link.subscribe(update);
    const wake = (): void => {
      if (document.visibilityState === 'visible') link.wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    update();
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      stop();
      link.close();
      this.#linked = UNLINKED;
    };
  };
}

/** Opens a link for as long as the page is there; another `open` opens another one. */
export function useLink(open: () => TableLink): Linked {
  const holder = useMemo(() => new Holder(open), [open]);
  return useSyncExternalStore(holder.subscribe, holder.get);
}
