import type { CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { changeSettings } from './settings.ts';

type ScreenSize = 'desktop' | 'phone' | 'wide';

interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
  readonly deviceScaleFactor: number;
}

/** A screen of one size in one language. */
export interface SizedScreen {
  readonly size: ScreenSize;
  readonly locale: Locale;
}

const computer = { hasTouch: false, isMobile: false, deviceScaleFactor: 1 };

const SIZES: Readonly<Record<ScreenSize, Device>> = {
  desktop: { ...computer, viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // Only pictures show the difference, and drawing at 2 takes four times as many points.
    deviceScaleFactor: process.env['PICTURES'] === undefined ? 1 : 2,
  },
  wide: { ...computer, viewport: { width: 1920, height: 1080 } },
};

/**
 * Each screen is looked at once in each size, each time in another language. Sizes are not projects of Playwright: every project
 * would start browsers, servers and games of its own.
 */
export const LOOKED_FOR_BARRIERS: readonly SizedScreen[] = [
  { size: 'desktop', locale: 'en' },
  { size: 'phone', locale: 'ja' },
];

export const PICTURED: readonly SizedScreen[] = [
  ...LOOKED_FOR_BARRIERS,
  { size: 'desktop', locale: 'ja' },
  { size: 'phone', locale: 'en' },
  { size: 'wide', locale: 'en' },
  { size: 'wide', locale: 'ja' },
];

/** How a page is opened for a size and a language. */
export const opened = ({ size, locale }: SizedScreen): Partial<PlaywrightTestOptions> => ({
  ...SIZES[size],
  locale: locale === 'ja' ? 'ja-JP' : 'en-GB',
});

/** The sessions that override a page's size; closing one restores the page's own. */
const sessions = new WeakMap<Page, CDPSession>();

/** Gives an open page another size, pointer and language: cheaper than loading it again. */
export async function turnInto(page: Page, { size, locale }: SizedScreen): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { viewport, hasTouch, isMobile, deviceScaleFactor } = SIZES[size];
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    mobile: isMobile,
    deviceScaleFactor,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await changeSettings(page, { locale });
}

/** Gives a page its own size and pointer back. */
export async function turnBack(page: Page): Promise<void> {
  await sessions.get(page)?.detach();
  sessions.delete(page);
}
