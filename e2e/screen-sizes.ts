import type { PlaywrightTestOptions } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';

export type ScreenSize = 'desktop' | 'phone' | 'wide';

interface SizedScreen {
  readonly size: ScreenSize;
  readonly locale: Locale;
  readonly use: Partial<PlaywrightTestOptions>;
}

const SIZES: Readonly<Record<ScreenSize, Partial<PlaywrightTestOptions>>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
  wide: { viewport: { width: 1920, height: 1080 } },
};

const sized = (size: ScreenSize, locale: Locale): SizedScreen => ({
  size,
  locale,
  use: { ...SIZES[size], locale: locale === 'ja' ? 'ja-JP' : 'en-GB' },
});

/**
 * Each screen is looked at once in each size, and each time in another language. Sizes are no projects of Playwright's:
 * each of those would start browsers, servers and games of its own.
 */
export const LOOKED_FOR_BARRIERS = [sized('desktop', 'en'), sized('phone', 'ja')];

export const PICTURED: readonly SizedScreen[] = [
  ...LOOKED_FOR_BARRIERS,
  sized('desktop', 'ja'),
  sized('phone', 'en'),
  sized('wide', 'en'),
  sized('wide', 'ja'),
];
