import type { Locale, Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { groupName, join, placeName, playerName, say, signed } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import type { Price } from '../plan/price.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import { type ForceSummary, presenceIn } from './forces.ts';
import type { Marks } from './marks.ts';

/** What is in an area, one line per force: `Ann (Hill Folk), 3 units, strength +2: 2 Swords, Leader`. */
export function presenceLines(locale: Locale, view: View, names: readonly string[], area: Area): string[] {
  const { forces, citadel, settler, villages } = presenceIn(view, area);
  const name = (seat: Seat): string => playerName(locale, view, names, seat);
  const lines = forces.map((force) => {
    const walls = citadel?.seat === force.seat ? (['citadel'] as const) : [];
    const units = [...force.units, ...walls];
    return say(locale, 'board.force', {
      name: name(force.seat),
      count: units.length,
      strength: strengthWords(locale, force),
      units: groupName(locale, units),
    });
  });
  if (citadel !== null && !forces.some(({ seat }) => seat === citadel.seat)) {
    lines.push(
      say(locale, 'board.settled', { name: name(citadel.seat), villages: groupName(locale, ['citadel']) }),
    );
  }
  if (settler !== null) {
    const homes = say(locale, 'board.village', { count: villages });
    lines.push(say(locale, 'board.settled', { name: name(settler.seat), villages: homes }));
  }
  return lines;
}

function strengthWords(locale: Locale, { attack, defence }: ForceSummary): string {
  return attack === defence
    ? say(locale, 'board.strength', { bonus: signed(attack) })
    : say(locale, 'board.strengths', { attack: signed(attack), defence: signed(defence) });
}

/** An area's label for screen readers: what it is, who is there, and what can be done with it. */
export function areaLabel(
  locale: Locale,
  view: View,
  names: readonly string[],
  marks: Marks,
  area: Area,
): string {
  const target = marks.targets.get(area);
  const word = (when: boolean, key: BoardPhrase): string[] => (when ? [sayBoard(locale, key)] : []);
  const parts = [
    placeName(locale, view, area),
    ...presenceLines(locale, view, names, area),
    ...(target === undefined ? [] : [targetWords(locale, target.price)]),
    ...word(marks.chosen === area, 'label.chosen'),
    ...word(marks.usable.has(area) && marks.chosen !== area, 'label.usable'),
    ...word(marks.battles.has(area), 'label.battle'),
    ...word(marks.linked.has(area), 'label.linked'),
  ];
  return join(locale, parts, 'list.notes');
}

function targetWords(locale: Locale, price: Price | null): string {
  if (price === null) return sayBoard(locale, 'label.target.free');
  return sayBoard(locale, 'label.target', { price: say(locale, `cost.${price.of}`, { count: price.count }) });
}
