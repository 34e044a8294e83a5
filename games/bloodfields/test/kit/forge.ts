import type { Random } from '@sanguine/kernel';
import { ITEM_IDS, type ItemId } from '../../content/items.ts';
import { isSupport, UNIT_KINDS, type UnitKind } from '../../content/units/index.ts';
import { MOST_ITEMS } from '../../rules/roster/faults.ts';
import { MOST_MUSTERED } from '../../rules/roster/text.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';

/** A roster as a move holds it. */
type Forged = { kind: UnitKind; items: ItemId[] }[];

const copied = (roster: Roster): Forged => roster.map(({ kind, items }) => ({ kind, items: [...items] }));

/** A random roster, one of a single kind of support, or the given one with a change that may make it illegal. */
export function forgeRoster(state: State, given: Roster, random: Random): Forged {
  const kind = random.draw([...UNIT_KINDS]);
  const support = random.draw(UNIT_KINDS.filter(isSupport));
  const item = random.draw([...ITEM_IDS]);
  const roster = copied(given);
  const at = random.int(Math.max(1, roster.length));
  switch (random.int(8)) {
    case 0:
    case 1:
    case 2:
      return copied(randomRoster(random, pointsFor(state)));
    case 3:
      return Array.from({ length: 2 + random.int(4) }, () => ({ kind: support, items: [] }));
    case 4:
      return [...roster, { kind, items: [] }].slice(0, MOST_MUSTERED);
    case 5:
      return roster.length > 1 ? roster.toSpliced(at, 1) : [{ kind, items: [] }];
    case 6:
      return roster.map((unit, place) =>
        place === at ? { ...unit, items: [...unit.items, item].slice(-MOST_ITEMS) } : unit,
      );
    default:
      return roster.toReversed();
  }
}
