interface DrawnProps {
  /** An outline on the 512-unit square of the Game-icons set. */
  readonly path: string;
  readonly size: number;
  /** Its meaning, if no text next to it says so. If omitted, the glyph is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A glyph as its own SVG, in the current text colour. */
export function Drawn({ path, size, label, className }: DrawnProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill="currentColor"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
