import { playFilm } from '@sanguine/ui/animation/film.ts';
import type { Locale } from '@sanguine/kernel';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { usePart } from '@sanguine/ui/observable/use-observable.ts';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { cardFor } from '../../rules/units.ts';
import { nameOfUnit } from '../../text/words.ts';
import type { Animation } from '../animation/animation.ts';
import { walkFilm } from '../animation/film.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { Base } from '../look/base.tsx';
import { moverOf } from '../plan/task.ts';
import { countersOf } from '../look/counters.ts';
import { paintOf } from './sides.ts';
import { pixels, type Sheet, transformOf } from './sheet.ts';

interface UnitsProps {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  /** Units whose names show at any zoom. */
  readonly named: readonly (UnitId | null)[];
  /** The units dice are being rolled for: only they show their names, so that others do not crowd them. */
  readonly fighters: readonly UnitId[] | null;
  readonly hold: GroundHold;
  /** The unit about to be set down elsewhere. */
  readonly planned: UnitId | null;
  readonly scene: Animation | null;
}

/** All bases on the table with wounds, counters and names; those nearer the reader are drawn over the others. */
export function Units({ named, fighters, hold, planned, ...props }: UnitsProps): ReactNode {
  const { sheet, view } = props;
  const lifted = useLifted(hold, planned);
  const { detail } = useLens();
  return view.units
    .map((unit, id) => ({ unit, id, y: sheet.at(unit).y }))
    .filter(({ unit }) => unit.state === 'board')
    .toSorted((one, other) => one.y - other.y)
    .map(({ unit, id }) => (
      <OneUnit
        key={id}
        {...props}
        {...{ unit, id }}
        named={named.includes(id) || (fighters === null ? detail === 'near' : fighters.includes(id))}
        lifted={id === lifted}
      />
    ));
}

/** The unit held or about to be set down elsewhere, of which only a trace shows where it stands. */
export function useLifted(hold: GroundHold, planned: UnitId | null): UnitId | null {
  const held = usePart(hold.ghost, (ghost) => (ghost === null || ghost.idle ? null : moverOf(ghost.task)));
  return held ?? planned;
}

/** Memoised: only units that changed are drawn anew. */
const OneUnit = memo(function OneUnit({
  locale,
  sheet,
  view,
  unit,
  id,
  named,
  lifted,
  scene,
}: Omit<UnitsProps, 'named' | 'fighters' | 'hold' | 'planned'> & {
  readonly unit: Unit;
  readonly id: UnitId;
  readonly named: boolean;
  readonly lifted: boolean;
}): ReactNode {
  const { scale } = useLens();
  const walk = scene?.walks.get(id) ?? null;
  const body = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (walk === null || body.current === null) return undefined;
    const { frames, timing } = walkFilm(sheet, walk);
    return playFilm(body.current, frames, timing);
  }, [walk, sheet]);
  return (
    <g transform={transformOf(sheet, unit)}>
      <g ref={body}>
        <Base
          kind={unit.kind}
          paint={paintOf(view, unit.owner)}
          radius={pixels(unit.r)}
          scale={scale}
          hp={cardFor(unit).hp}
          wounds={unit.damage}
          counters={countersOf(unit)}
          acted={unit.activated}
          held={lifted ? 'trace' : null}
          name={named ? nameOfUnit(locale, unit) : null}
        />
      </g>
    </g>
  );
});
