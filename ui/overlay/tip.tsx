import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../controls/classes.ts';
import { useLens } from '../viewport/lens.ts';
import type { Rect, Size, Corner } from '../controls/placing.ts';
import css from './tip.module.css';

interface TipProps {
  /** Selector of the element on the board that it describes. */
  readonly about: string;
  /** Its position. Only the function passed at mount is used, because a tip that moves cannot be read. */
  readonly place: (about: Rect, size: Size, board: Rect) => Corner;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Text next to the place being pointed at; takes no clicks. Repositioned on zoom. */
export function Tip(props: TipProps): ReactNode {
  const { scale } = useLens();
  return <Placed key={`${props.about} ${scale}`} {...props} />;
}

function Placed({ about, place, children, className }: TipProps): ReactNode {
  const slip = useRef<HTMLDivElement>(null);
  const placing = useRef(place);
  const [spot, setSpot] = useState<Corner | null>(null);
  useLayoutEffect(() => {
    const element = slip.current;
    const main = element?.closest('main') ?? null;
    if (element === null || main === null) return undefined;
    element.showPopover();
    const lay = (): void => {
      const box = document.querySelector(about)?.getBoundingClientRect();
      if (box !== undefined)
        setSpot(placing.current(box, element.getBoundingClientRect(), main.getBoundingClientRect()));
    };
    const watcher = new ResizeObserver(lay);
    watcher.observe(element);
    // The board may still be scrolling to the place.
    main.addEventListener('transitionend', lay);
    return () => {
      watcher.disconnect();
      main.removeEventListener('transitionend', lay);
      element.hidePopover();
    };
  }, [about]);
  return (
    <div
      ref={slip}
      popover="manual"
      role="tooltip"
      className={classes(css['tip'], className)}
      style={spot === null ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      {children}
    </div>
  );
}
