import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '@sanguine/ui/glyph/icon.tsx';
import styles from './bar-menu.module.css';

/** An entry of the top bar: a link or an action. */
export interface BarItem {
  readonly id: string;
  readonly words: ReactNode;
  readonly icon?: IconName;
  /** Shown in the bar itself if there is room. */
  readonly inBar?: boolean;
  readonly act: string | (() => void);
  /** Not available right now. */
  readonly off?: boolean;
  readonly guide?: string;
}

interface BarMenuProps {
  /** Name of the list and of the button that opens it. */
  readonly label: string;
  readonly items: readonly BarItem[];
}

/** The links at the right of a table's top bar; what does not fit or is rarely needed goes into a list. */
export function BarMenu({ label, items }: BarMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hide = (): void => list.current?.hidePopover();
  const inBar = items.filter((item) => item.inBar === true);
  const only = inBar.length === items.length;
  const [first, second] = items;
  // A single entry needs no list, however small the screen.
  if (first !== undefined && second === undefined) {
    return (
      <nav className={styles['menu']} aria-label={label}>
        <Item item={first} className={styles['link']} inBar />
      </nav>
    );
  }
  return (
    <nav className={styles['menu']} aria-label={label}>
      {inBar.map((item) => (
        <Item key={item.id} item={item} className={styles['link']} inBar wide />
      ))}
      <button type="button" className={styles['link']} popoverTarget={id} data-only={only || undefined}>
        {label}
      </button>
      <div ref={list} id={id} popover="auto" className={styles['list']}>
        {items.map((item) => (
          <Item key={item.id} item={item} narrow={item.inBar === true} onDone={hide} />
        ))}
      </div>
    </nav>
  );
}

function Item({
  item: { words, icon, act, off, guide },
  className,
  inBar,
  wide,
  narrow,
  onDone,
}: {
  readonly item: BarItem;
  readonly className?: string | undefined;
  readonly inBar?: boolean;
  readonly wide?: boolean;
  readonly narrow?: boolean;
  readonly onDone?: () => void;
}) {
  const shown = {
    className,
    'data-wide': wide || undefined,
    'data-narrow': narrow || undefined,
    'data-guide': guide,
  };
  const content = (
    <>
      {icon === undefined || inBar !== true ? null : <Icon name={icon} size={18} />}
      <span>{words}</span>
    </>
  );
  if (typeof act === 'string') {
    return (
      <Link href={act} {...shown}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...shown}
      aria-disabled={off || undefined}
      onClick={() => {
        onDone?.();
        if (off !== true) act();
      }}
    >
      {content}
    </button>
  );
}
