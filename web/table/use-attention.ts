import { useEffect } from 'react';

/** The logo with a gold coin, for "your turn". */
const MARKED = '/icons/turn.svg';

/** Marks the page's icon while the viewer must decide. */
export function useAttention(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    const before = icons.map(({ href }) => href);
    for (const icon of icons) icon.href = MARKED;
    return () => icons.forEach((icon, at) => (icon.href = before[at] ?? icon.href));
  }, [asked]);
}
