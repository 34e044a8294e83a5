import type { BarItem } from '../bar-menu.tsx';

/** The hint button of the top bar; where that is too narrow, boards show one beside undo. */
export function hintItem(words: string, ask: (() => void) | null): BarItem {
  return {
    id: 'hint',
    words,
    icon: 'compass',
    inBar: true,
    guide: 'action:hint',
    off: ask === null,
    act: () => ask?.(),
  };
}
