/** Whether a key is typed into a field; the table's keys then ignore it. */
export function isWriting({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
