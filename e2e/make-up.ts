import { expect, type Locator } from '@playwright/test';

/** How an element is activated. */
export type Press = (what: Locator) => Promise<void>;

export const click: Press = (what) => what.click();
export const enter: Press = (what) => what.press('Enter');

/**
 * Presses buttons until exactly the wanted ones are down: releases extra ones first, then presses missing ones. Where
 * pressing one releases another, missing ones come first (`swaps`).
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

/** The first item that occurs more often in `from` than in `other`. */
function surplus(from: readonly string[], other: readonly string[]): string | undefined {
  const left = [...other];
  return from.find((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
