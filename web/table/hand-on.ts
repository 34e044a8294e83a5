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
  try {
    // Browsers have no clipboard for pages that came without TLS, as those of a friend's machine may.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
