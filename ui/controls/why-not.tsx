import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { beside, type BesidePlacement } from './beside.ts';
import { classes } from './classes.ts';
import styles from './why-not.module.css';

interface WhyNotProps {
  /** The element it explains; never covered. */
  readonly anchor: RefObject<Element | null>;
  /** The refusal in brief. */
  readonly head: ReactNode;
  /** One sentence with the piece or area in bold. */
  readonly children: ReactNode;
  /** *Show* and *Rules n.n*. */
  readonly links?: ReactNode;
  readonly onPointerEnter?: (() => void) | undefined;
  readonly onPointerLeave?: (() => void) | undefined;
}

/** Explains next to a control why it is unavailable. Mounted only while the explanation is shown. */
export function WhyNot({ anchor, head, children, links, onPointerEnter, onPointerLeave }: WhyNotProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<BesidePlacement | null>(null);
  const id = useId();
  useLayoutEffect(() => {
    const slip = ref.current;
    const about = anchor.current;
    if (slip === null || about === null) return;
    slip.showPopover();
    about.setAttribute('aria-describedby', id);
    // Reposition when the text changes size.
    const observer = new ResizeObserver(() => {
      // A slip that does not fit at first makes a phone's window wider, but not the page.
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      setSpot(beside(about.getBoundingClientRect(), slip.getBoundingClientRect(), room));
    });
    observer.observe(slip);
    return () => {
      observer.disconnect();
      about.removeAttribute('aria-describedby');
      slip.hidePopover();
    };
  }, [anchor, id]);
  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      role="tooltip"
      className={classes(styles['why'], styles[spot?.side ?? 'above'])}
      style={
        spot === null ? undefined : { left: spot.left, top: spot.top, ['--beak' as string]: `${spot.beak}px` }
      }
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <p className={styles['head']}>{head}</p>
      <p className={styles['text']}>{children}</p>
      {links === undefined ? null : <p className={styles['links']}>{links}</p>}
      <span className={styles['beak']} />
    </div>
  );
}
