import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { SectionRoute } from './place.ts';

interface SectionLinkProps {
  readonly way: SectionRoute;
  readonly section: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A link to a section; modified clicks still open a new window. */
export function SectionLink({
  way,
  section,
  children,
  className,
  label,
  current,
  onKeyDown,
}: SectionLinkProps) {
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    way.go(section);
  };
  return (
    <a
      className={className}
      href={way.href(section)}
      aria-label={label}
      aria-current={current === true ? 'location' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </a>
  );
}
