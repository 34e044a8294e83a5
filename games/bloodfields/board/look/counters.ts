import type { Condition } from '../../content/effects.ts';
import type { Unit } from '../../rules/state.ts';
import type { GlyphName } from './glyphs.ts';

/** What can lie beside a base. */
export type Counter = Condition | 'inspire' | 'shield' | 'embers';

interface CounterLook {
  readonly glyph: GlyphName;
  readonly ground: string;
  readonly on: string;
  /** Boons are round, harms have corners: the shape tells them apart, not the colour. */
  readonly shape: 'round' | 'cornered';
}

const boon = (glyph: GlyphName, ground: string, on: string): CounterLook => ({
  glyph,
  ground,
  on,
  shape: 'round',
});
const harm = (glyph: GlyphName, ground: string, on: string): CounterLook => ({
  glyph,
  ground,
  on,
  shape: 'cornered',
});

export const COUNTERS: Readonly<Record<Counter, CounterLook>> = {
  inspire: boon('sun', '#f2c24b', '#1c1712'),
  shield: boon('shield', '#dcd5c3', '#1c1712'),
  embers: boon('burning-embers', '#e8a06a', '#2c0f0a'),
  blind: harm('sight-disabled', '#33313c', '#f6eedc'),
  immobilize: harm('manacles', '#4a3e31', '#f6eedc'),
  silence: harm('silenced', '#3d4a52', '#f6eedc'),
  weakness: harm('broken-shield', '#6b5a2a', '#fff6dc'),
  spotted: harm('eye-target', '#f6eedc', '#7a1519'),
  stun: harm('star-swirl', '#54406b', '#fbf1dc'),
  dot: harm('droplets', '#7a1519', '#ffe9df'),
};

/** Counters of one kind. */
export interface CounterPile {
  readonly kind: Counter;
  readonly count: number;
}

/** §12: what lies beside a unit, boons first. */
export function countersOf({
  inspire,
  shields,
  embers,
  dot,
  tokens,
}: Pick<Unit, 'inspire' | 'shields' | 'embers' | 'dot' | 'tokens'>): CounterPile[] {
  const piles: CounterPile[] = [
    { kind: 'inspire', count: inspire },
    { kind: 'shield', count: shields },
    { kind: 'embers', count: embers },
    { kind: 'dot', count: dot },
    ...tokens.map((kind): CounterPile => ({ kind, count: 1 })),
  ];
  return piles.filter(({ count }) => count > 0);
}
