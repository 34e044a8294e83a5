/**
 * Copies a text; false if that is not allowed: browsers give no clipboard to pages loaded without TLS, such as those from a
 * friend's machine.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
