import { afterEach, expect, test, vi } from 'vitest';
import { copied } from '../copied.ts';

afterEach(() => vi.unstubAllGlobals());

test('without a clipboard, as on pages without TLS, it says so instead of failing', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copied('a link')).toBe(false);
});

test('what a browser refuses is not called copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  expect(await copied('a link')).toBe(false);
});

test('what is copied is the text', async () => {
  const written: string[] = [];
  const writeText = (text: string): Promise<void> => Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copied('a link')).toBe(true);
  expect(written).toEqual(['a link']);
});
