import type { Random } from '@sanguine/kernel';
import { ITEM_IDS, type ItemId, itemOf } from '../../content/items.ts';
import { type Line, LINES, REALM_OF, REALMS } from '../../content/lines.ts';
import { cardOf, UNIT_KINDS, type UnitKind } from '../../content/units/index.ts';
import { MOST_ITEMS, MOST_SUPPORTS } from './faults.ts';
import { costOf, type Mustered, type Roster, tidyRoster } from './roster.ts';
import { MOST_MUSTERED } from './text.ts';

/** A unit still being given items. */
interface Recruit extends Mustered {
  readonly items: ItemId[];
}

/**
 * A legal roster drawn at random, for bots without a plan and for people trying the rules. Keeps a random part of the points
 * for items; what no unit can carry goes to more units in the end. Without `line` it may be loyal or mixed.
 */
export function randomRoster(random: Random, points: number, line?: Line): Roster {
  const lines = line === undefined ? randomLines(random) : [line];
  const forItems = random.int(Math.floor(points / 6) + 1);
  const recruits: Recruit[] = [];
  for (const most of [points - forItems, points]) {
    addUnits(random, recruits, most, lines);
    addItems(random, recruits, points);
  }
  return tidyRoster(recruits);
}

/** One line of a realm or both, with or without mercenaries. */
function randomLines(random: Random): Line[] {
  const realm = REALMS[random.int(REALMS.length)];
  const own = LINES.filter((line) => REALM_OF[line] === realm);
  const lines = random.int(2) === 0 ? own : [random.draw(own)];
  return random.int(3) === 0 ? [...lines, 'mercenaries'] : lines;
}

function addUnits(random: Random, recruits: Recruit[], points: number, lines: readonly Line[]): void {
  let left = points - costOf(recruits);
  while (recruits.length < MOST_MUSTERED) {
    const fitting = UNIT_KINDS.filter((kind) => {
      const { line, cost, traits } = cardOf(kind);
      const most = traits.includes('support') ? MOST_SUPPORTS : 1;
      const copies = recruits.filter((other) => other.kind === kind).length;
      return lines.includes(line) && cost <= left && copies < most;
    });
    const kind = fitting.length === 0 ? undefined : fitting[random.int(fitting.length)];
    if (kind === undefined) return;
    recruits.push({ kind, items: [] });
    left -= cardOf(kind).cost;
  }
}

/** Hands out items until no unit can carry another affordable one. */
function addItems(random: Random, recruits: readonly Recruit[], points: number): void {
  let left = points - costOf(recruits);
  for (;;) {
    const gifts = recruits.flatMap(({ kind, items }) =>
      ITEM_IDS.filter((item) => itemOf(item).cost <= left && mayCarry(kind, items, item)).map((item) => ({
        items,
        item,
      })),
    );
    const gift = gifts.length === 0 ? undefined : gifts[random.int(gifts.length)];
    if (gift === undefined) return;
    gift.items.push(gift.item);
    left -= itemOf(gift.item).cost;
  }
}

/** §13.3, §13.4, §15 */
function mayCarry(kind: UnitKind, items: readonly ItemId[], item: ItemId): boolean {
  const { traits } = cardOf(kind);
  if (traits.includes('support') || traits.includes('warmachine')) return false;
  if (items.length >= MOST_ITEMS || items.includes(item)) return false;
  return itemOf(item).type !== 'school' || traits.includes('mage') || traits.includes('archmage');
}
