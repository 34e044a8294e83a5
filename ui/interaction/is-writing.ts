/** Whether a key is typed into a field: keys of the table leave it alone. */
export function isWriting({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
