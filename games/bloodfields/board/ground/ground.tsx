import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { BakeOrder, Country } from './bake.ts';
import css from './ground.module.css';
import { Ink } from './ink.tsx';
import { tilePpi, wholePpi } from './levels.ts';
import type { Lie } from './lie.ts';
import { Picture } from './picture.tsx';
import { PlainGround } from './plain.tsx';
import { Ruler, RulerShadow } from './ruler.tsx';
import { Tiles } from './tiles.tsx';

/** The tiles to show: those of the previous zoom stay below the new ones until these are baked. */
function useLevels(whole: BakeOrder, sharp: number | null): readonly BakeOrder[] {
  const [sharps, setSharps] = useState<readonly (number | null)[]>([sharp]);
  if (sharps.at(-1) !== sharp) setSharps([sharps.at(-1) ?? null, sharp]);
  return useMemo(
    () => sharps.flatMap((ppi) => (ppi === null || sharp === null ? [] : [{ ...whole, ppi }])),
    [whole, sharps, sharp],
  );
}

/**
 * The parts of the table that never move: ruler, country, ink. It fills the world of its lie from the origin; everything
 * a player can point at lies above it.
 */
export const Ground = memo(function Ground({
  country,
  lie,
}: {
  /** Must stay the same object while nothing has changed: another one is baked anew. */
  readonly country: Country;
  readonly lie: Lie;
}): ReactNode {
  const { scale } = useLens();
  const { turn, unit, table, margin, world } = lie;
  const name = useMemo(() => JSON.stringify(country), [country]);
  const inches = useMemo(() => ({ width: table.width / unit, height: table.height / unit }), [table, unit]);
  const ppi = wholePpi(inches);
  const sharp = tilePpi(ppi, unit * scale * (globalThis.devicePixelRatio ?? 1));
  const whole = useMemo((): BakeOrder => ({ country, turn, ppi, window: null }), [country, turn, ppi]);
  const draft = useMemo((): BakeOrder => ({ ...whole, ppi: Math.ceil(ppi / 3) }), [whole, ppi]);
  const levels = useLevels(whole, sharp);
  const box = `0 0 ${world.width} ${world.height}`;
  return (
    <div className={css['ground']} style={world} aria-hidden="true">
      <svg viewBox={box}>
        <Ruler lie={lie} />
        <PlainGround country={country} lie={lie} />
      </svg>
      <div className={css['table']} style={{ left: margin, top: margin, ...table }}>
        <Picture whole order={draft} name={name} box={{ left: 0, top: 0, ...table }} />
        <Picture whole order={whole} name={name} box={{ left: 0, top: 0, ...table }} />
        {levels.map((order, at) => (
          <Tiles key={order.ppi} {...{ order, name, inches, unit }} old={at < levels.length - 1} />
        ))}
      </div>
      <svg viewBox={box}>
        <RulerShadow lie={lie} />
        <Ink country={country} lie={lie} />
      </svg>
    </div>
  );
});
