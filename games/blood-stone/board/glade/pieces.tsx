import { changeText } from '@sanguine/ui/amount.ts';
import { playFilm } from '@sanguine/ui/animation/film.ts';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Unit, UNITS } from '../../content/units.ts';
import { onGlade } from '../../rules/figures.ts';
import { type GladeGraph } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { StoneCount } from '../look/stone.tsx';
import { Token } from '../look/token.tsx';
import { walkFilm } from '../animation/film.ts';
import type { Animation } from '../animation/animation.ts';
import type { Change } from '../plan/forecast.ts';
import css from './glade.module.css';
import { CELL, middle } from './layout.ts';
import type { Marks } from './marks.ts';

/** From the middle of a space to its edge. */
const HALF = CELL / 2;

interface PiecesProps {
  readonly ground: GladeGraph;
  readonly view: State;
  readonly marks: Marks;
  readonly scene: Animation | null;
}

/** All units on the glade, with their stones, conditions, and the forecast for each. */
export function Pieces({ ground, view, marks, scene }: PiecesProps): ReactNode {
  return (
    <g>
      {UNITS.filter((unit) => onGlade(view, unit)).map((unit) => (
        <Piece
          key={unit}
          {...{ ground, view, unit, scene }}
          usable={marks.usable.has(unit)}
          change={marks.forecast.changes.find((one) => one.unit === unit) ?? null}
        />
      ))}
    </g>
  );
}

function Piece({
  ground,
  view,
  unit,
  usable,
  change,
  scene,
}: Omit<PiecesProps, 'marks'> & {
  readonly unit: Unit;
  readonly usable: boolean;
  readonly change: Change | null;
}): ReactNode {
  const { at, blood, zombie, wards, rooted } = view.figures[unit];
  const { x, y } = middle(ground, at);
  const walk = scene?.walks.get(unit) ?? null;
  const body = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (walk === null || body.current === null) return undefined;
    const { frames, timing } = walkFilm(ground, walk);
    return playFilm(body.current, frames, timing);
  }, [walk, ground]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={body}>
        {usable ? <circle className={css['usable']} r="27" /> : null}
        <g className={css['piece']}>
          <Token unit={unit} zombie={zombie} />
        </g>
        <Corner x={17} y={15}>
          <StoneCount count={blood} className={css['blood']} />
        </Corner>
        {zombie ? <Sign name="shambling-zombie" x={-18} y={15} /> : null}
        {wards > 0 ? <Sign name="magic-shield" x={-18} y={-15} /> : null}
        {rooted ? <Sign name="tree-roots" x={zombie ? 0 : -18} y={zombie ? 20 : 15} /> : null}
        {change === null ? null : <Outlook change={change} />}
      </g>
    </g>
  );
}

/** A label at a corner of a piece; on a small screen larger than the piece, so that it can be read. */
function Corner({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={css['corner']}>{children}</g>
    </g>
  );
}

function Sign({
  name,
  x,
  y,
}: {
  readonly name: 'shambling-zombie' | 'magic-shield' | 'tree-roots';
  readonly x: number;
  readonly y: number;
}): ReactNode {
  return (
    <Corner x={x} y={y}>
      <circle r="9" fill="#0b1620" stroke="#c9d6de" strokeWidth="1" />
      <GlyphPath name={name} x={-7} y={-7} size={14} fill="#e6eef0" />
    </Corner>
  );
}

/** The forecast for a unit: its stones, and whether it dies or is warded. */
function Outlook({ change: { by, fate } }: { readonly change: Change }): ReactNode {
  const icon = {
    lives: null,
    dies: 'crossed-bones',
    warded: 'magic-shield',
    turns: 'shambling-zombie',
  } as const;
  const name = icon[fate];
  if (by === 0 && name === null) return null;
  const wide = (by === 0 ? 0 : 24) + (name === null ? 6 : 20);
  return (
    <Corner x={Math.max(-17, wide / 2 - HALF)} y={-19}>
      <g className={css['outlook']} data-fate={fate}>
        <rect x={-wide / 2} y="-10" width={wide} height="20" />
        {by === 0 ? null : (
          <text x={name === null ? 0 : -9} y="5">
            {changeText(by)}
          </text>
        )}
        {name === null ? null : (
          <GlyphPath name={name} x={by === 0 ? -8 : wide / 2 - 18} y={-8} size={16} fill="#8e0f20" />
        )}
      </g>
    </Corner>
  );
}

/** The path the selected piece would walk. */
export function WalkPath({ ground, marks }: Pick<PiecesProps, 'ground' | 'marks'>): ReactNode {
  const { forecast, chosen } = marks;
  if (chosen === null || forecast.way.length === 0) return null;
  const spots = [chosen, ...forecast.way].map((space) => middle(ground, space));
  const d = spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = spots.at(-1);
  return (
    <g aria-hidden="true">
      <path d={d} className={css['trail']} />
      <path d={d} className={css['way']} />
      {end === undefined ? null : <circle cx={end.x} cy={end.y} r="6" className={css['arrival']} />}
    </g>
  );
}
