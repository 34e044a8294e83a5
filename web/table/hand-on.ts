import { copied } from '@sanguine/ui/controls/copied.ts';

/** How a link was handed on: by the device's own sheet, or copied; `refused` where the browser allows neither. */
export type HandedOn = 'sheet' | 'copied' | 'refused';

/** Hands a link on in the way of the device: a phone has a sheet for it, elsewhere it is copied. */
export async function handOn(title: string, url: string): Promise<HandedOn> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
    } catch {
      // The reader closed the sheet on purpose.
    }
    return 'sheet';
  }
  return (await copied(url)) ? 'copied' : 'refused';
}
