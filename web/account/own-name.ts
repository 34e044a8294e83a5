import { useMe } from './me.ts';
import { rememberedName } from './remembered-name.ts';

/** What whoever uses this device is called, as far as it is known here; empty: nobody has said. */
export function useOwnName(): string {
  const me = useMe();
  return me?.name ?? rememberedName();
}
