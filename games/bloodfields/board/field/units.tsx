import type { Locale } from '@sanguine/kernel';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { SharedWeaves } from '@sanguine/ui/glyph/weave.tsx';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { cardFor } from '../../rules/units.ts';
import { nameOfUnit, sideOf } from '../../text/words.ts';
import type { Animation } from '../animation/animation.ts';
import { walkFilm } from '../animation/film.ts';
import { Base } from './base.tsx';
import css from './field.module.css';
import { UNIT_GLYPHS } from './glyphs.ts';
import { lookOf, SIDE_LOOKS } from './sides.ts';
import { pixels, type Sheet, transformOf } from './sheet.ts';
import { countersOf } from './counters.ts';

const WEAVES = { south: SIDE_LOOKS.south.weave, north: SIDE_LOOKS.north.weave };

interface UnitsProps {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  /** Units whose names are read whatever the zoom. */
  readonly named: readonly (UnitId | null)[];
  readonly scene: Animation | null;
}

/** All bases on the table with their wounds, counters and names. */
export function Units({ locale, sheet, view, named, scene }: UnitsProps): ReactNode {
  const { detail } = useLens();
  return (
    <SharedWeaves weaves={WEAVES}>
      {view.units.map((unit, id) =>
        unit.state === 'board' ? (
          <OneUnit
            key={id}
            {...{ locale, sheet, view, unit, id, scene }}
            named={detail === 'near' || named.includes(id)}
          />
        ) : null,
      )}
    </SharedWeaves>
  );
}

function OneUnit({
  locale,
  sheet,
  view,
  unit,
  id,
  named,
  scene,
}: Omit<UnitsProps, 'named'> & {
  readonly unit: Unit;
  readonly id: UnitId;
  readonly named: boolean;
}): ReactNode {
  const walk = scene?.walks.get(id) ?? null;
  const body = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (walk === null || body.current === null) return undefined;
    const { frames, timing } = walkFilm(sheet, walk);
    const film = body.current.animate(frames, timing);
    return () => {
      film.cancel();
    };
  }, [walk, sheet]);
  const r = pixels(unit.r);
  const counters = countersOf(unit);
  return (
    <g transform={transformOf(sheet, unit)}>
      <g ref={body}>
        <Base
          r={r}
          side={sideOf(view, unit.owner)}
          look={lookOf(view, unit.owner)}
          glyph={UNIT_GLYPHS[unit.kind]}
          hp={cardFor(unit).hp}
          damage={unit.damage}
          acted={unit.activated}
        />
        {counters.map(({ key, glyph, count, tone }, at) => (
          <g key={key} transform={counterAt(r, at)} className={css['counter']} data-tone={tone}>
            <circle r="6" />
            <GlyphPath name={glyph} x={-4.4} y={-4.4} size={8.8} />
            {count > 1 ? (
              <text x="7" y="-1">
                {count}
              </text>
            ) : null}
          </g>
        ))}
        {named ? (
          <g transform={`translate(0 ${r + 9})`} className={css['name']}>
            <text>{nameOfUnit(locale, unit)}</text>
          </g>
        ) : null}
      </g>
    </g>
  );
}

/** Counters lie along the upper right of the base. */
function counterAt(r: number, index: number): string {
  const turn = -Math.PI / 4 - index * (13 / (r + 3));
  return `translate(${(Math.cos(turn) * (r + 2)).toFixed(1)} ${(Math.sin(turn) * (r + 2)).toFixed(1)})`;
}
