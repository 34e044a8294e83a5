import { newVersion } from './new-version.ts';

/** Keeps the page on the device, so that it opens without a network; a new version waits until it is asked for. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After everything else: the first visit is for looking, not for storing.
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
  // Long evenings: a page left open looks for a new version when it is looked at again.
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

/** Whether the reader pays for every byte, as far as the browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
