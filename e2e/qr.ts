import type { Locator } from '@playwright/test';
import { default as jsqr } from 'jsqr';

// A CommonJS module that claims to be an ES module.
const decode = jsqr as unknown as typeof jsqr.default;

/** What a camera would read from a code on the page, decoded from the pixels the browser drew. */
export async function readQr(code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, pixels } = await code.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (pen === null) throw new Error('nothing to draw on');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  }, picture);
  return decode(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}
