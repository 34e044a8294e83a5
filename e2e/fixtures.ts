import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type WebError,
} from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

export interface House {
  /** One per worker. */
  readonly server: RunningServer;
  /** Contexts kept from test to test, by size and language. */
  readonly keptContexts: Map<string, BrowserContext>;
}

export interface Guests {
  /** Another guest with this name, in a separate browser context. */
  readonly invite: (name: string) => Promise<Page>;
  /** Errors from any page of the test; must stay empty. */
  readonly faults: string[];
}

export const test = base.extend<Guests, House>({
  server: [
    // Playwright reads a fixture's needs from a destructuring pattern, even if there are none.
    async ({ browserName: _any }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // Declared here, because tests share a process only if they use the same worker fixtures.
  keptContexts: [
    async ({ browserName: _any }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const leave = listen(context, faults);
      await use(faults);
      leave();
      expect(faults, 'nothing went wrong in the pages').toEqual([]);
    },
    { auto: true },
  ],
  invite: async ({ browser, contextOptions, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      listen(context, faults);
      await context.request.post('/api/guests', { data: { name, locale: 'en' } });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** The browser's own messages about network responses are not faults of the page. */
const NETWORK = /^(?:Failed to load resource|WebSocket connection to)/;

/** Returns a function that stops listening: a context may outlive the test. */
function listen(context: BrowserContext, faults: string[]): () => void {
  const onError = (error: WebError): void => void faults.push(error.error().message);
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) faults.push(message.text());
  };
  context.on('weberror', onError);
  context.on('console', onConsole);
  return () => {
    context.off('weberror', onError);
    context.off('console', onConsole);
  };
}
