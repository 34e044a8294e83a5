import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Area } from '../../content/map.ts';
import css from './overlay.module.css';
import { type Box, placeBeside } from './placing.ts';

interface TipProps {
  readonly area: Area;
  /** Areas that must not be hidden if there is another place. */
  readonly spare: readonly Area[];
  readonly children: ReactNode;
}

/** Words beside an area, never over it; they take no clicks. Another zoom puts them elsewhere. */
export function Tip(props: TipProps): ReactNode {
  const { scale } = useLens();
  return <Placed key={`${props.area} ${scale}`} {...props} />;
}

function Placed({ area, spare, children }: TipProps): ReactNode {
  const slip = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  const spared = spare.join();
  useLayoutEffect(() => {
    const element = slip.current;
    const main = element?.closest('main') ?? null;
    if (element === null || main === null) return undefined;
    element.showPopover();
    const place = (): void => {
      const about = boxOf(area);
      const avoid = spared === '' ? [] : spared.split(',').flatMap((one) => boxOf(Number(one)) ?? []);
      if (about !== undefined)
        setSpot(placeBeside(about, element.getBoundingClientRect(), main.getBoundingClientRect(), avoid));
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    // The map may still be gliding to the area.
    main.addEventListener('transitionend', place);
    return () => {
      watcher.disconnect();
      main.removeEventListener('transitionend', place);
      element.hidePopover();
    };
  }, [area, spared]);
  return (
    <div
      ref={slip}
      popover="manual"
      role="tooltip"
      className={css['tip']}
      style={spot === null ? { visibility: 'hidden' } : spot}
    >
      {children}
    </div>
  );
}

function boxOf(area: Area): Box | undefined {
  return document.querySelector(`button[data-area="${area}"]`)?.getBoundingClientRect();
}
