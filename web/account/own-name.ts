import { useMe } from './me.ts';
import { rememberedName } from './remembered-name.ts';

/** The name of this device's user, or empty if unknown. */
export function useOwnName(): string {
  const me = useMe();
  return me?.name ?? rememberedName();
}
