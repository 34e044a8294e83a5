import { expect, type Locator } from '@playwright/test';

/** How something on the table is pressed. */
export type Press = (what: Locator) => Promise<void>;

export const click: Press = (what) => what.click();
export const enter: Press = (what) => what.press('Enter');

/**
 * Presses buttons until those that are down are just these: what is too much first, then what is missing. Where
 * pressing one lets go of another, what is missing comes first (`swaps`).
 */
export async function makeUp(
  all: Locator,
  start: string,
  wanted: readonly string[],
  { press = click, swaps = false }: { readonly press?: Press; readonly swaps?: boolean } = {},
): Promise<void> {
  const down = (): Promise<string[]> =>
    all.evaluateAll(
      (buttons, length) =>
        buttons
          .filter((button) => button.getAttribute('aria-pressed') === 'true')
          .map((button) => (button.getAttribute('data-guide') ?? '').slice(length)),
      start.length,
    );
  const turn = async (name: string, isDown: boolean): Promise<void> => {
    const before = (await down()).join();
    const buttons = all
      .page()
      .locator(`[data-guide="${start}${name}"][aria-pressed="${isDown}"]:not([aria-disabled="true"])`);
    await press(all.and(buttons).first());
    await expect.poll(async () => (await down()).join(), { message: `${name} pressed` }).not.toBe(before);
  };
  const letGo = async (): Promise<void> => {
    for (let extra = surplus(await down(), wanted); extra !== undefined;) {
      await turn(extra, true);
      extra = surplus(await down(), wanted);
    }
  };
  if (!swaps) await letGo();
  for (let short = surplus(wanted, await down()); short !== undefined;) {
    await turn(short, false);
    short = surplus(wanted, await down());
  }
  await letGo();
}

/** The first that is in one list more often than in the other. */
function surplus(from: readonly string[], other: readonly string[]): string | undefined {
  const left = [...other];
  return from.find((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
