import { useEffect, useState } from 'react';
import { addPush, pushKey, removePush } from '../api/people.ts';

export type PushState =
  /** This browser cannot, or the page is not installed for it. */
  | 'unable'
  /** The reader told the browser never to ask again. */
  | 'denied'
  | 'off'
  | 'on'
  | 'failed';

/** Messages through the browser's own push service. */
export function usePush(): {
  readonly state: PushState;
  readonly busy: boolean;
  readonly change: (on: boolean) => void;
} {
  const [state, setState] = useState<PushState>('unable');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void currentState().then(setState, () => setState('unable'));
  }, []);
  const change = async (on: boolean) => {
    setBusy(true);
    setState(await (on ? turnOn() : turnOff()).catch(() => 'failed' as const));
    setBusy(false);
  };
  return { state, busy, change: (on) => void change(on) };
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function currentState(): Promise<PushState> {
  const worker = await registration();
  if (worker === undefined) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

async function turnOn(): Promise<PushState> {
  const worker = await registration();
  if (worker === undefined) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await pushKey();
  if (!key.ok) return 'failed';
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.value.key,
  });
  return (await addPush(subscription.toJSON())).ok ? 'on' : 'failed';
}

/** Where this browser is told, it stays so, though the server has ended everything else. */
export async function renewPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription !== null && subscription !== undefined) await addPush(subscription.toJSON());
}

/** Also for whoever leaves this browser to others: what is for them is not shown here any more. */
export async function turnOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return 'off';
  await removePush(subscription.endpoint);
  await subscription.unsubscribe();
  return 'off';
}
