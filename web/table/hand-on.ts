import { copied } from '@sanguine/ui/controls/copied.ts';

/** How a link was shared: by the device's own sheet, or copied; `refused` if the browser allows neither. */
export type HandedOn = 'sheet' | 'copied' | 'refused';

/** Shares a link: through the sheet of a phone, elsewhere by copying it. */
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
