/** Copies a text; false where that is not allowed: browsers have no clipboard for pages that came without TLS, as those of a friend's machine may. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
