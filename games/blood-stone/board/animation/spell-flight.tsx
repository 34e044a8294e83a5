import { playFilm } from '@sanguine/ui/animation/film.ts';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { isBlood } from '../../content/spells.ts';
import type { GladeGraph } from '../../rules/ground.ts';
import { middle } from '../glade/layout.ts';
import { SPELL_GLYPHS } from '../look/glyphs.ts';
import { Stone } from '../look/stone.tsx';
import type { CastSpell } from './animation.ts';
import { type Flight, flightFilm, flightOf, pointOn } from './film.ts';
import css from './happening.module.css';

const RING = 27;

interface SpellFlightProps {
  readonly ground: GladeGraph;
  readonly cast: CastSpell;
  readonly still: boolean;
}

/** A spell over the glade: its sign flies from the caster to the target, followed by the stones it costs. */
export function SpellFlight({ ground, cast, still }: SpellFlightProps): ReactNode {
  const flight = useMemo(() => flightOf(ground, cast), [ground, cast]);
  const home = cast.from ?? cast.to;
  const end = flight?.to ?? (home === null ? null : middle(ground, home));
  if (end === null) return null;
  return (
    <g className={css['spell']} data-deck={isBlood(cast.card) ? 'blood' : 'phantom'}>
      {flight === null ? null : <path className={css['trail']} d={pathOf(flight)} />}
      {cast.from === null ? null : <Ring {...middle(ground, cast.from)} kind="caster" />}
      <Ring {...end} kind="target" />
      {Array.from({ length: cast.cost }, (_, nth) => (
        <Flying key={nth} {...{ flight, still }} late={nth + 1}>
          <Stone x={end.x + (nth - (cast.cost - 1) / 2) * 11} y={end.y + 22} size={8} />
        </Flying>
      ))}
      <Flying {...{ flight, still }} late={0}>
        <g transform={`translate(${end.x} ${end.y})`}>
          <circle className={css['sign']} r="17" />
          <GlyphPath name={SPELL_GLYPHS[cast.card]} x={-12} y={-12} size={24} fill="#fff3ee" />
        </g>
      </Flying>
    </g>
  );
}

/** The flight from the edge of one space to the edge of the other, so that neither piece is covered. */
function pathOf(flight: Flight): string {
  const { from, to } = flight;
  const edge = RING / Math.hypot(to.x - from.x, to.y - from.y);
  const [start, end] = [pointOn(flight, edge), pointOn(flight, 1 - edge)];
  return `M${start.x} ${start.y}Q${flight.bend.x} ${flight.bend.y} ${end.x} ${end.y}`;
}

function Ring({
  x,
  y,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: 'caster' | 'target';
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={css[kind]} r={RING} />
    </g>
  );
}

/** Something in flight; drawn at its destination. */
function Flying({
  flight,
  still,
  late,
  children,
}: {
  readonly flight: Flight | null;
  readonly still: boolean;
  readonly late: number;
  readonly children: ReactNode;
}): ReactNode {
  const body = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (flight === null || still || body.current === null) return undefined;
    const { frames, timing } = flightFilm(flight, late);
    return playFilm(body.current, frames, timing);
  }, [flight, still, late]);
  return <g ref={body}>{children}</g>;
}
