import { type ReactNode, useEffect, useRef } from 'react';
import type { BakeOrder } from './bake.ts';
import { baker } from './baker.ts';
import css from './ground.module.css';

/** A baked picture in its place, empty until it is there. */
export function Picture({
  order,
  name,
  box,
  whole = false,
}: {
  readonly order: BakeOrder;
  /** What the order's country is called: equal names, equal grounds. */
  readonly name: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** The whole table: others may copy parts of it. */
  readonly whole?: boolean;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { turn, ppi, window } = order;
    return baker.order(
      order,
      `${turn} ${ppi} ${JSON.stringify(window)} ${name}`,
      ({ width, height, data }) => {
        const { current } = canvas;
        if (current === null) return;
        current.width = width;
        current.height = height;
        current.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
        current.dataset['baked'] = String(ppi);
      },
    );
  }, [order, name]);
  return <canvas ref={canvas} className={css['picture']} style={box} data-whole={whole ? true : undefined} />;
}
