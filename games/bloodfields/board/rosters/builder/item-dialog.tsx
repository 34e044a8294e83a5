import type { Locale } from '@sanguine/kernel';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import type { ReactNode } from 'react';
import type { ItemId } from '../../../content/item-ids.ts';
import { type ItemCard, ITEMS } from '../../../content/items.ts';
import { refuseItem } from '../../../rules/roster/repairs.ts';
import { type Mustered, unitCost } from '../../../rules/roster/roster.ts';
import { refusalLine } from '../../../text/refusals.ts';
import { itemText } from '../../../text/skills.ts';
import { itemName, kindName } from '../../../text/words.ts';
import { sayRosters } from '../text/say.ts';
import { ItemPicture } from './item-picture.tsx';
import css from './item-dialog.module.css';

interface ItemDialogProps {
  readonly locale: Locale;
  readonly unit: Mustered;
  readonly onGive: (item: ItemId) => void;
  readonly onTake: (item: ItemId) => void;
  readonly onClose: () => void;
}

const TYPES = ['potion', 'charm', 'school'] as const satisfies readonly ItemCard['type'][];

/** §15: every item, with its effect and cost, and why this unit may not carry it. */
export function ItemDialog({ locale, unit, onGive, onTake, onClose }: ItemDialogProps): ReactNode {
  return (
    <Dialog
      wide
      title={sayRosters(locale, 'items.title', { unit: kindName(locale, unit.kind), cost: unitCost(unit) })}
      onClose={onClose}
    >
      {TYPES.map((type) => (
        <section key={type} className={css['type']}>
          <h3>{sayRosters(locale, `items.${type}`)}</h3>
          <ul>
            {ITEMS.filter((item) => item.type === type).map(({ item, cost }) => {
              const has = unit.items.includes(item);
              const refused = has ? null : refuseItem(unit, item);
              return (
                <li key={item}>
                  <button
                    type="button"
                    className={css['item']}
                    aria-pressed={has}
                    aria-disabled={refused !== null}
                    data-guide={`item:${item}`}
                    onClick={() => {
                      if (has) onTake(item);
                      else if (refused === null) onGive(item);
                    }}
                  >
                    <ItemPicture item={item} size={26} />
                    <span>
                      <b>{itemName(locale, item)}</b>
                      <small>{itemText(locale, item)}</small>
                      {refused === null ? null : <em>{refusalLine(locale, refused)}</em>}
                    </span>
                    <strong>{cost}</strong>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
