interface DrawnProps {
  /** An outline on the 512-unit square of the Game-icons set. */
  readonly path: string;
  readonly size: number;
  /** What it means, where no word beside it says so; left out: decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One glyph as a picture of its own, in the colour of the text around it. */
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
