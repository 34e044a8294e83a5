import { type ReactNode, useEffect, useRef } from 'react';
import type { Baked, BakeOrder } from './bake.ts';
import { baker } from './baker.ts';
import css from './ground.module.css';

/**
 * Hands a picture to a canvas for good. A canvas that can be painted on is copied again for every frame in which anything on
 * the page changes; one that only shows a bitmap is not.
 */
async function show(canvas: HTMLCanvasElement, { width, height, data }: Baked): Promise<void> {
  const bitmap = await createImageBitmap(new ImageData(data, width, height));
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

/** A baked picture in its place, empty until it is baked. */
export function Picture({
  order,
  name,
  box,
  whole = false,
}: {
  readonly order: BakeOrder;
  /** A name for the order's country: equal names mean equal grounds. */
  readonly name: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** True if it shows the whole table: others may copy parts of it. */
  readonly whole?: boolean;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { turn, ppi, window } = order;
    let wanted = true;
    const place = async (baked: Baked): Promise<void> => {
      const { current } = canvas;
      if (current === null || !wanted) return;
      await show(current, baked);
      current.dataset['baked'] = String(ppi);
    };
    const cancel = baker.order(order, `${turn} ${ppi} ${JSON.stringify(window)} ${name}`, (baked) => {
      void place(baked);
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [order, name]);
  return <canvas ref={canvas} className={css['picture']} style={box} data-whole={whole ? true : undefined} />;
}
