const KEY = 'sanguine.reloaded';
const APART = 30_000;

/**
 * After a new version is deployed, an open page requests files that no longer exist. Reloading fixes it and loses
 * nothing, but never reload twice in a row, in case the cause is something else.
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
