/** A printer's rule with a drop in the middle. */
export function Ornament({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 20" aria-hidden="true" focusable="false">
      <path
        d="M0 10H96M144 10H240M20 13.5H88M152 13.5H220"
        fill="none"
        stroke="var(--rule)"
        strokeWidth="1"
      />
      <path d="M120 1c4 5 6.4 8 6.4 11.6a6.4 6.4 0 0 1-12.8 0C113.6 9 116 6 120 1Z" fill="var(--mark)" />
      <path
        d="M104 10l4-3 4 3-4 3ZM128 10l4-3 4 3-4 3Z"
        fill="var(--slip)"
        stroke="var(--slip-ink)"
        strokeWidth="1"
      />
    </svg>
  );
}
