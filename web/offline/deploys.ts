const KEY = 'sanguine.reloaded';
const APART = 30_000;

/**
 * A page left open over a change of version asks for files that are no longer there. Loading it anew is all it takes,
 * and nothing is lost; but never twice in a row, in case the fault is another.
 */
export function followDeploys(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < APART) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
