/** The row in an address, or null. */
export function rowIn(search: string): number | null {
  const row = new URLSearchParams(search).get('row');
  return row !== null && /^\d{1,7}$/.test(row) ? Number(row) : null;
}
