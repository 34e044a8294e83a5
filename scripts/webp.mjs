// Pictures of the house, written as WebP by the browser.
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

/** Has a browser convert pictures, given as data URLs, and closes it afterwards. */
export async function withPrinter(work) {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  await work(async (picture, { widest, quality }) =>
    Buffer.from(await page.evaluate(webpOf, { picture, widest, quality }), 'base64'),
  );
  await browser.close();
}

/** Runs in the browser: a WebP no wider than it is shown. */
async function webpOf({ picture, widest, quality }) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = Math.min(1, widest / image.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
