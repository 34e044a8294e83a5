import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, if the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let here = true;
    const hold = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (here) held = lock;
        else await lock.release();
      } catch {
        // The battery may be low; then the screen goes dark as usual.
      }
    };
    const again = (): void => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
