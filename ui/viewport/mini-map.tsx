import { type PointerEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useLocale } from '../controls/locale.ts';
import type { Size } from '../controls/placing.ts';
import type { WorldRect, Point } from './camera.ts';
import css from './viewport.module.css';
import { say } from './words.ts';

export interface MiniMapHandle {
  mark(seen: WorldRect): void;
}

/**
 * The whole world in miniature, with a frame around the part in view. For pointers only: keys and buttons do the same
 * and more.
 */
export function MiniMap({
  world,
  hidden,
  onLook,
  children,
  ref,
}: {
  readonly world: Size;
  readonly hidden: boolean;
  readonly onLook: (point: Point) => void;
  readonly children: ReactNode;
  readonly ref: Ref<MiniMapHandle>;
}): ReactNode {
  const locale = useLocale();
  const rect = useRef<SVGRectElement>(null);
  useImperativeHandle(ref, () => ({
    mark({ x, y, width, height }) {
      const inset = world.width / 90;
      const left = Math.max(inset, x);
      const top = Math.max(inset, y);
      rect.current?.setAttribute('x', String(left));
      rect.current?.setAttribute('y', String(top));
      rect.current?.setAttribute(
        'width',
        String(Math.max(0, Math.min(world.width - inset, x + width) - left)),
      );
      rect.current?.setAttribute(
        'height',
        String(Math.max(0, Math.min(world.height - inset, y + height) - top)),
      );
    },
  }));
  const look = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onLook({
      x: ((event.clientX - left) / width) * world.width,
      y: ((event.clientY - top) / height) * world.height,
    });
  };
  return (
    <svg
      className={hidden ? css['away'] : css['mini']}
      viewBox={`0 0 ${world.width} ${world.height}`}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      <title>{say(locale, 'mini')}</title>
      {children}
      <rect ref={rect} className={css['seen']} strokeWidth={world.width / 45} />
    </svg>
  );
}
