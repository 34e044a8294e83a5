import type { ReactNode } from 'react';
import { ATTACK_FACES, DEFENCE_FACES, SCATTER_SIDES, type ScatterSide } from '../../content/dice.ts';
import type { Roll } from '../../content/effects.ts';
import { type AttackFace, type DefenceFace, FACE_GLYPHS, SCATTER_HIT } from './dice-glyphs.ts';
import { Mark } from './mark.tsx';
import { BLACK, BLOOD, INK } from './paint.ts';

/** The colours of front, sides, underside, lit side and print. */
interface Bone {
  readonly front: string;
  readonly side: string;
  readonly under: string;
  readonly lit: string;
  readonly on: string;
}

const IVORY: Bone = { front: '#fbf4e2', side: '#e4d5b3', under: '#cdb98e', lit: '#fffdf4', on: '#1c1712' };
const STEEL: Bone = { front: '#51636a', side: '#3c4c53', under: '#2b393f', lit: '#6b7f86', on: '#f3eedf' };
const BRASS: Bone = { front: '#d9b25f', side: '#bd9242', under: '#94702d', lit: '#efd08a', on: '#23180a' };

interface DieProps {
  readonly size: number;
  /** Degrees by which it lies askew. */
  readonly tilt?: number;
  /** True if a defence has struck it out. */
  readonly struck?: boolean;
  /** True if it does not count. */
  readonly faded?: boolean;
  readonly className?: string | undefined;
}

/** An eight-sided die, seen facing one side. */
function Octahedron({
  bone,
  size,
  tilt = 0,
  struck = false,
  faded = false,
  className,
  children,
}: DieProps & { readonly bone: Bone; readonly children: ReactNode }): ReactNode {
  return (
    <Tray {...{ size, struck, faded, className }}>
      <g transform={`rotate(${tilt})`}>
        <path d="M0-24L21-12V12L0 24L-21 12V-12Z" fill={bone.side} />
        <path d="M0-24L-21-12L-18 11Z" fill={bone.lit} />
        <path d="M-21 12L-18 11H18L21 12L0 24ZM-21-12L-18 11L-21 12ZM21-12L18 11L21 12Z" fill={bone.under} />
        <path d="M0-24L18 11H-18Z" fill={bone.front} />
        <path
          d="M0-24L18 11H-18ZM-21-12L-18 11L-21 12M21-12L18 11L21 12M-18 11L0 24L18 11"
          fill="none"
          stroke={INK}
          strokeOpacity="0.5"
        />
        <path
          d="M0-24L21-12V12L0 24L-21 12V-12Z"
          fill="none"
          stroke={INK}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {children}
      </g>
    </Tray>
  );
}

function Tray({
  size,
  struck,
  faded,
  className,
  children,
}: Pick<DieProps, 'size' | 'struck' | 'faded' | 'className'> & { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={(size * 56) / 52}
      viewBox="-26 -26 52 56"
      opacity={faded === true ? 0.5 : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="4" cy="22" rx="20" ry="6" fill={BLACK} opacity="0.45" />
      {children}
      {struck === true ? (
        <>
          <path d="M-20 17L20-17" stroke={INK} strokeWidth="7.5" strokeLinecap="round" />
          <path d="M-20 17L20-17" stroke="#c2352b" strokeWidth="4.2" strokeLinecap="round" />
        </>
      ) : null}
    </svg>
  );
}

/** §1.4: an attack die showing a face. */
function AttackDie({ face, ...rest }: DieProps & { readonly face: AttackFace }): ReactNode {
  return (
    <Octahedron bone={IVORY} {...rest}>
      {face === 'blank' ? null : (
        <Mark name={FACE_GLYPHS[face]} y={0.5} size={19} fill={face === 'skull' ? BLOOD : IVORY.on} />
      )}
    </Octahedron>
  );
}

/** §1.4: a defence die showing a face. */
function DefenceDie({ face, ...rest }: DieProps & { readonly face: DefenceFace }): ReactNode {
  return (
    <Octahedron bone={STEEL} {...rest}>
      {face === 'blank' ? null : <Mark name={FACE_GLYPHS[face]} y={0.5} size={19} fill={STEEL.on} />}
    </Octahedron>
  );
}

/** A six-sided die, seen facing one side. */
function Cube({
  bone,
  tilt = 0,
  children,
  ...rest
}: DieProps & { readonly bone: Bone; readonly children: ReactNode }): ReactNode {
  return (
    <Tray {...rest}>
      <g transform={`rotate(${tilt})`}>
        <path d="M-19-17L14-20L17 14L-16 18Z" fill={bone.front} />
        <path d="M14-20L21-13L20 16L17 14Z" fill={bone.side} />
        <path d="M-16 18L17 14L20 16L-12 21Z" fill={bone.under} />
        <path d="M-18-16L13-19" stroke={bone.lit} strokeWidth="1.6" />
        <path
          d="M-19-17L14-20L21-13L20 16L-12 21L-16 18ZM14-20L17 14L20 16M17 14L-16 18"
          fill="none"
          stroke={INK}
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        {children}
      </g>
    </Tray>
  );
}

function Figure({ text, fill }: { readonly text: string; readonly fill: string }): ReactNode {
  return (
    <text x="-1" y="8" textAnchor="middle" fill={fill} style={{ font: '800 26px var(--ui)' }}>
      {text}
    </text>
  );
}

/** §14.1: the scatter die: a hit, nothing, or the inches a shot strays. */
function ScatterDie({ side, ...rest }: DieProps & { readonly side: ScatterSide }): ReactNode {
  return (
    <Cube bone={BRASS} {...rest}>
      {side === 'hit' ? <Mark name={SCATTER_HIT} x={-1} y={-1.5} size={24} fill={BRASS.on} /> : null}
      {typeof side === 'number' ? <Figure text={`${side}\u2033`} fill={BRASS.on} /> : null}
    </Cube>
  );
}

/** An ordinary die, for charges, morale and magic. */
function NumberDie({ face, ...rest }: DieProps & { readonly face: number }): ReactNode {
  return (
    <Cube bone={IVORY} {...rest}>
      <Figure text={String(face)} fill={IVORY.on} />
    </Cube>
  );
}

/** A die of any roll; faces are numbered as in the rules. */
export function RollDie({
  roll,
  face,
  ...rest
}: DieProps & { readonly roll: Roll; readonly face: number }): ReactNode {
  if (roll === 'attack') return <AttackDie face={ATTACK_FACES[face] ?? 'blank'} {...rest} />;
  if (roll === 'defence') return <DefenceDie face={DEFENCE_FACES[face] ?? 'blank'} {...rest} />;
  if (roll === 'scatter') return <ScatterDie side={SCATTER_SIDES[face] ?? 'blank'} {...rest} />;
  return <NumberDie face={face + 1} {...rest} />;
}
