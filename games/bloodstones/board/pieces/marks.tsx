import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import css from './pieces.module.css';

/** A price, in gold because it can be paid. */
export function Coin({ text, far }: { readonly text: string; readonly far: boolean }): ReactNode {
  return (
    <g className={css['coin']} transform={far ? 'scale(.82)' : undefined}>
      <circle r="15" fill="#1c1712" />
      <circle r="12.5" fill={far ? '#e9d9a6' : '#f2c24b'} />
      <text y="6">{text}</text>
    </g>
  );
}

/** Crossed swords where forces meet. */
export function Contested({ mark }: { readonly mark: 'none' | 'may' | 'chosen' }): ReactNode {
  return (
    <g>
      {mark === 'none' ? null : (
        <circle
          r={mark === 'chosen' ? 21 : 19.5}
          fill="none"
          stroke="#f2c24b"
          strokeWidth={mark === 'chosen' ? 5 : 3}
        />
      )}
      <circle r="17" fill="#a8261e" className={css['line']} />
      <circle r="14" fill="none" stroke="#f6eedc" />
      <GlyphPath name="crossed-swords" x={-10} y={-10} size={20} fill="#fff6e3" />
    </g>
  );
}
