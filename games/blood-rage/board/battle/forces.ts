import type { Seat } from '@sanguine/kernel';
import { type Figure, FIGURES } from '../../content/clan.ts';
import type { Province } from '../../content/provinces.ts';
import { clanOf } from '../../rules/clans.ts';
import { groundOf } from '../../rules/figures.ts';
import { figureStrength, strengthOf } from '../../rules/strength.ts';
import type { View } from '../plan/selection.ts';

/** A clan's figures of one kind in a battle, and their strength. */
export interface ForceLine {
  readonly figure: Figure;
  readonly count: number;
  readonly strength: number;
}

/** §11.5: a clan's figures that count in a province, kind by kind. */
export function forceLines(view: View, seat: Seat, province: Province): ForceLine[] {
  const clan = clanOf(view, seat);
  const standing = groundOf(province).flatMap((at) => clan.figures[at].map((figure) => ({ figure, at })));
  const lines = FIGURES.map((figure): ForceLine => {
    const alike = standing.filter((one) => one.figure === figure);
    const strength = alike.reduce((sum, { at }) => sum + figureStrength(clan, figure, at), 0);
    return { figure, count: alike.length, strength };
  }).filter(({ count }) => count > 0);
  // Warriors may be worth more in pairs, so theirs is the total strength less that of the others.
  const others = lines.reduce((sum, { figure, strength }) => sum + (figure === 'warrior' ? 0 : strength), 0);
  const warriors = strengthOf(view, seat, province) - others;
  return lines.map((line) => (line.figure === 'warrior' ? { ...line, strength: warriors } : line));
}
