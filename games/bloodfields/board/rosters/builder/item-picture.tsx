import type { ReactNode } from 'react';
import type { ItemId } from '../../../content/item-ids.ts';
import { ITEM_GLYPHS } from '../../look/item-glyphs.ts';
import { Mark } from '../../look/mark.tsx';

/** An item's glyph. Needs `Woodcuts` somewhere on the page. */
export function ItemPicture({ item, size }: { readonly item: ItemId; readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <Mark name={ITEM_GLYPHS[item]} size={16} />
    </svg>
  );
}
