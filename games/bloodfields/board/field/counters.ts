import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import type { Condition } from '../../content/effects.ts';
import type { Unit } from '../../rules/state.ts';

const TOKEN_GLYPHS: Readonly<Record<Condition, GlyphName>> = {
  blind: 'blindfold',
  immobilize: 'tree-roots',
  silence: 'silence',
  weakness: 'broken-bone',
  spotted: 'spyglass',
  stun: 'knocked-out-stars',
  dot: 'fire',
};

/** A token on a card. */
interface Counter {
  readonly key: 'inspire' | 'shields' | 'embers' | Condition;
  readonly glyph: GlyphName;
  readonly count: number;
  readonly tone: 'good' | 'bad';
}

/** §12: all tokens of a unit, the good ones first. */
export function countersOf({ inspire, shields, embers, dot, tokens }: Unit): Counter[] {
  const counters: Counter[] = [
    { key: 'inspire', glyph: 'sun', count: inspire, tone: 'good' },
    { key: 'shields', glyph: 'shield', count: shields, tone: 'good' },
    { key: 'embers', glyph: 'flame', count: embers, tone: 'good' },
    { key: 'dot', glyph: 'fire', count: dot, tone: 'bad' },
    ...tokens.map((token): Counter => ({ key: token, glyph: TOKEN_GLYPHS[token], count: 1, tone: 'bad' })),
  ];
  return counters.filter(({ count }) => count > 0);
}
