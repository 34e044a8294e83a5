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

/** The layers of a board: any element in it that names a place can be pointed at. */
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
  /** The part of the world it shows, as an SVG `viewBox`. */
  readonly box: string;
  readonly children: ReactNode;
  /** Language of its text; if omitted, that of the page. */
  readonly lang?: Locale;
}

/** An SVG as large as its sheet; pointers pass through it except where an element opts in. */
export function Layer({ box, children, lang }: LayerProps): ReactNode {
  return (
    <svg className={css['layer']} viewBox={box} aria-hidden="true" lang={lang}>
      {children}
    </svg>
  );
}

/** Shown briefly, and again on each request: `asked` is a new object each time. */
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
