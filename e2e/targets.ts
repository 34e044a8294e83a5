import type { Page } from '@playwright/test';

/** The least width and height of a target for fingers, in CSS pixels. */
const LEAST = 40;

/**
 * The controls on a page that are too small for a finger, with their sizes; there should be none. Links within a line of text
 * may be as low as the line, and things on a board can be magnified.
 */
export function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, [role="button"], [role="tab"], input:not([type="hidden"])',
    );
    const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
    const isInText = (control: HTMLElement): boolean => {
      const { display, textDecorationLine } = getComputedStyle(control);
      // Pressable words flow with the line or are underlined; buttons have an edge.
      if (display !== 'inline' && !textDecorationLine.includes('underline')) return false;
      let block: Element | null = control;
      while (block !== null && isInline(block)) block = block.parentElement;
      if (block === null || block === control) return false;
      // A cell is part of its row's text.
      return (block.closest('tr') ?? block).textContent?.trim() !== control.textContent?.trim();
    };
    /** Whether a press at a point hits the control, which may reach beyond its box. */
    const takes = (control: Element, x: number, y: number): boolean =>
      control.contains(document.elementFromPoint(x, y));
    const found = new Set<string>();
    for (const control of controls) {
      if (control.closest('[data-stage], [aria-hidden="true"], .unseen, [inert]') !== null) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isInText(control)) continue;
      // Pressing a label presses its field.
      const pressed = control.closest('label') ?? control;
      if (pressed.offsetWidth === 0 || pressed.offsetHeight === 0) continue;
      if (pressed.offsetWidth >= least && pressed.offsetHeight >= least) continue;
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = pressed.getBoundingClientRect();
      const [middle, centre, reach] = [x + width / 2, y + height / 2, least / 2 - 1];
      const isBroad =
        Math.round(width) >= least ||
        (takes(pressed, middle - reach, centre) && takes(pressed, middle + reach, centre));
      const isHigh =
        Math.round(height) >= least ||
        (takes(pressed, middle, centre - reach) && takes(pressed, middle, centre + reach));
      if (isBroad && isHigh) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      const size = `${Math.round(width)}×${Math.round(height)}`;
      found.add(`${control.tagName.toLowerCase()} “${name.slice(0, 40)}” ${size}`);
    }
    return [...found];
  }, LEAST);
}
