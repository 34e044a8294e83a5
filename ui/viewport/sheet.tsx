import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { type Pointing, type BoardPlaces, usePointing } from '../interaction/use-pointing.ts';
import { classes } from '../controls/classes.ts';
import css from './sheet.module.css';

interface SheetProps<Place> {
  readonly places: BoardPlaces<Place>;
  readonly pointing: Pointing<Place>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The sheet a board is drawn on, layer over layer: whatever lies on it and names a place can be pointed at. */
export function Sheet<Place>({ places, pointing, children, className }: SheetProps<Place>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  usePointing(root, places, pointing);
  return (
    <div ref={root} className={classes(css['sheet'], className)}>
      {children}
    </div>
  );
}

interface LayerProps {
  /** The part of the world it shows, as an SVG says it. */
  readonly box: string;
  readonly children: ReactNode;
  /** Whose words are written in it; left out: those of the page. */
  readonly lang?: Locale;
}

/** A drawing as large as its sheet; pointers go through it but where something in it says otherwise. */
export function Layer({ box, children, lang }: LayerProps): ReactNode {
  return (
    <svg className={css['layer']} viewBox={box} aria-hidden="true" lang={lang}>
      {children}
    </svg>
  );
}

/** Something drawn for a moment, and again when it is asked for again: `asked` is another object each time. */
export function Momentary({
  asked,
  children,
}: {
  readonly asked: object;
  readonly children: ReactNode;
}): ReactNode {
  const [last, setLast] = useState({ asked, times: 0 });
  if (last.asked !== asked) setLast({ asked, times: last.times + 1 });
  return (
    <g key={last.times} className={css['shown']}>
      {children}
    </g>
  );
}
