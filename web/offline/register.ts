import { newVersion } from './new-version.ts';

/** Makes the page available offline; a new version waits until the reader accepts it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Register last, so that caching does not slow down the first visit.
  addEventListener('load', () => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => offer(registration));
  };
  offer(registration);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  const { active } = await navigator.serviceWorker.ready;
  if (!savesData()) active?.postMessage('keep-games', []);
  // A page left open checks for a new version when it becomes visible again.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

function offer({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  newVersion.set(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take-over', []);
  });
}

/** Whether the reader wants to save data, as far as the browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
