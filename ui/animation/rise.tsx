import type { ReactNode } from 'react';
import { GlyphPath, type GlyphName } from '../glyph/glyph.tsx';
import { Crest, type CrestLook } from './crest.tsx';
import css from './cues.module.css';

const HEIGHT = 28;
const PADDING = 8;
const SIGN = 18;
/** Widths of a digit and a sign in the label's type. */
const DIGIT = 10.5;

/** A gain or cost: a small label with who, how much and of what, centred on the origin of an SVG. */
export function Rise({
  look,
  text,
  of,
  tone,
}: {
  readonly look: CrestLook | null;
  readonly text: string;
  readonly of: GlyphName | null;
  readonly tone: 'gain' | 'pay';
}): ReactNode {
  const crest = look === null ? 0 : 22 + 4;
  const words = text.length * DIGIT;
  const sign = of === null ? 0 : SIGN + 3;
  const width = 2 * PADDING + crest + words + sign;
  const left = -width / 2;
  return (
    <g data-tone={tone}>
      <rect
        className={css['label']}
        x={left}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx="2"
        stroke={look?.colour ?? '#f6eedc'}
      />
      {look === null ? null : (
        <g transform={`translate(${left + PADDING + 9} 0)`}>
          <Crest look={look} />
        </g>
      )}
      <text className={css['number']} x={left + PADDING + crest + words / 2} y="6">
        {text}
      </text>
      {of === null ? null : (
        <GlyphPath
          name={of}
          x={left + width - PADDING - SIGN}
          y={-SIGN / 2}
          size={SIGN}
          fill={tone === 'gain' ? '#f2c24b' : '#ff9a86'}
        />
      )}
    </g>
  );
}
