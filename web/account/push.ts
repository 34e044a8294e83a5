import { useEffect, useState } from 'react';
import { addPush, pushKey, removePush } from '../api/people.ts';

export type PushState =
  /** The browser does not support it, or the page must be installed first. */
  | 'unable'
  /** The reader has blocked notifications. */
  | 'denied'
  | 'off'
  | 'on'
  | 'failed';

/** Messages through the browser's push service. */
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

/** Registers this browser's push subscription again after the server has ended all sessions. */
export async function renewPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription !== null && subscription !== undefined) await addPush(subscription.toJSON());
}

/** Also called on sign-out, so that this browser no longer shows that person's messages. */
export async function turnOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return 'off';
  await removePush(subscription.endpoint);
  await subscription.unsubscribe();
  return 'off';
}
