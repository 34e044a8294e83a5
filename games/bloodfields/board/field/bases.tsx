import type { Locale } from '@sanguine/kernel';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import type { ReactNode } from 'react';
import type { Field } from '../../rules/geometry/field.ts';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { cardFor, healthOf, isOn } from '../../rules/units.ts';
import { nameOfUnit } from '../../text/words.ts';
import { countersOf } from '../look/counters.ts';
import { sideIndex } from '../look/side-index.ts';
import css from './field.module.css';
import { drawn, PX } from './scale.ts';

interface BasesProps {
  readonly locale: Locale;
  readonly view: State;
  readonly field: Field;
  /** The unit whose turn it is. */
  readonly actor: UnitId | null;
  readonly looked: UnitId | null;
  /** Units that can be pressed now. */
  readonly lit: ReadonlySet<UnitId>;
}

/** All units on the table: a disc as large as the base, with wounds on its rim; names and tokens lie over all discs. */
export function Bases({ locale, view, field, actor, looked, lit }: BasesProps): ReactNode {
  const standing = [...view.units.entries()].filter(([, unit]) => isOn(unit));
  const mark = (id: UnitId): Mark | null =>
    id === actor ? 'actor' : lit.has(id) ? 'lit' : id === looked ? 'looked' : null;
  return (
    <>
      {standing.map(([id, unit]) => (
        <Placed key={id} {...{ unit, field }} side={sideIndex(view, unit.owner)}>
          <Base unit={unit} mark={mark(id)} />
        </Placed>
      ))}
      {standing.map(([id, unit]) => (
        <Placed key={id} {...{ unit, field }} side={sideIndex(view, unit.owner)}>
          <Tags locale={locale} unit={unit} />
        </Placed>
      ))}
    </>
  );
}

type Mark = 'actor' | 'lit' | 'looked';

/** Slides to where its unit stands. */
function Placed({
  unit,
  field,
  side,
  children,
}: {
  readonly unit: Unit;
  readonly field: Field;
  readonly side: number;
  readonly children: ReactNode;
}): ReactNode {
  const { x, y } = drawn(unit, field);
  return (
    <g
      className={css['base']}
      data-side={side}
      data-done={unit.activated || undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {children}
    </g>
  );
}

function Base({ unit, mark }: { readonly unit: Unit; readonly mark: Mark | null }): ReactNode {
  const r = unit.r * PX;
  return (
    <>
      {mark === null ? null : <circle className={css['halo']} data-mark={mark} r={r + 4} />}
      <circle className={css['lip']} r={r} />
      <circle className={css['face']} r={r - 3} />
      <path className={css['wounds']} d={pips(unit, r)} />
      <text className={css['health']} y={r * 0.32} style={{ fontSize: `${r * 0.95}px` }}>
        {`${healthOf(unit)}`}
      </text>
    </>
  );
}

function Tags({ locale, unit }: { readonly locale: Locale; readonly unit: Unit }): ReactNode {
  const { pieceScale } = useLens();
  const r = unit.r * PX;
  return (
    <>
      <g transform={`translate(0 ${r}) scale(${pieceScale})`}>
        <text className={css['name']} y={12}>
          {nameOfUnit(locale, unit)}
        </text>
      </g>
      {countersOf(unit).map(({ key, text }, at) => (
        <g
          key={key}
          className={css['counter']}
          data-token={key}
          transform={`translate(${r * 0.75 + at * 13 * pieceScale} ${-r * 0.8}) scale(${pieceScale})`}
        >
          <circle r={7} />
          <text y={3.5}>{text}</text>
        </g>
      ))}
    </>
  );
}

/** One pip on the rim for each wound, clockwise from the top. */
function pips(unit: Unit, r: number): string {
  const { hp } = cardFor(unit);
  return Array.from({ length: unit.damage }, (_, at) => {
    const turn = ((at + 0.5) / hp) * 2 * Math.PI;
    const [x, y] = [Math.sin(turn) * (r - 2.5), -Math.cos(turn) * (r - 2.5)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }).join('');
}
