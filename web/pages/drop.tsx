/** The logo. */
export function Drop({ size }: { readonly size: number }) {
  return (
    <svg width={size * (22 / 26)} height={size} viewBox="0 0 22 26" aria-hidden="true" focusable="false">
      <path
        d="M11 1C7 8 2 12 2 17.5A9 8 0 0 0 20 17.5C20 12 15 8 11 1z"
        fill="#a8261e"
        stroke="#1c1712"
        strokeWidth="1"
      />
      <path d="M6 18c1 3 3 4 5 4M6 14.5c.6-1.6 2-3.4 3-5" stroke="#f3e6cb" strokeWidth="1.1" fill="none" />
    </svg>
  );
}
