import type { PaperName } from './address.ts';

/** CSS counts 96 pixels per inch; on paper this is exact. */
export const CSS_INCH = 96;

/** In inches. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

const MM = 1 / 25.4;

export const PAPER: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 210 * MM, height: 297 * MM },
  letter: { width: 8.5, height: 11 },
};

/** The margin printers leave white at each edge, in inches. */
export const MARGIN = 0.32;

/** The printable part of a page, in CSS pixels. */
export const roomOn = (paper: PaperName): { readonly width: number; readonly height: number } => ({
  width: (PAPER[paper].width - 2 * MARGIN) * CSS_INCH,
  height: (PAPER[paper].height - 2 * MARGIN) * CSS_INCH,
});

/** Countries that print on Letter; all others use A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

/** The usual paper for a language tag such as `en-US`. */
export const usualPaper = (language: string): PaperName =>
  LETTER.some((country) => language.endsWith(`-${country}`)) ? 'letter' : 'a4';
