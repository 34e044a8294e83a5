/**
 * Keeps a figure with the word before it: 戦力3 stays in one line. For what is drawn; what is searched or compared stays
 * as it is written. Texts without Japanese are left alone.
 */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])(?=[+\d])/gu, '\u2060');
}
