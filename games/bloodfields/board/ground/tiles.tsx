import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { BakeOrder } from './bake.ts';
import css from './ground.module.css';
import { tilesOf, type Window } from './levels.ts';
import { Picture } from './picture.tsx';
import type { Measures } from './quarter.ts';

/** The visible part of the table, baked sharper, tile by tile. Old tiles stay as they are and order nothing more. */
export function Tiles({
  order,
  name,
  inches,
  unit,
  old,
}: {
  readonly order: BakeOrder;
  readonly name: string;
  readonly old: boolean;
  /** The size of the table as it lies. */
  readonly inches: Measures;
  readonly unit: number;
}): ReactNode {
  const windows = useMemo(() => tilesOf(inches, order.ppi), [inches, order.ppi]);
  return windows.map((window) => (
    <Tile key={`${order.ppi} ${window.left} ${window.top}`} {...{ order, name, window, unit, old }} />
  ));
}

function Tile({
  order,
  name,
  window,
  unit,
  old,
}: {
  readonly order: BakeOrder;
  readonly name: string;
  readonly old: boolean;
  readonly window: Window;
  readonly unit: number;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || old) return undefined;
    const watch = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [old]);
  const own = useMemo(() => ({ ...order, window }), [order, window]);
  const [left, top, width, height] = [window.left, window.top, window.width, window.height].map(
    (inches) => inches * unit,
  );
  return (
    <div ref={place} className={css['tile']} style={{ left, top, width, height }}>
      {seen ? (
        <Picture order={own} name={name} box={{ left: 0, top: 0, width: width ?? 0, height: height ?? 0 }} />
      ) : null}
    </div>
  );
}
