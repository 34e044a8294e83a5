import { digest } from '@sanguine/kernel';
import type { MapShape } from '../../content/map.ts';
import type { Engraving } from '../engraving/engraving.ts';
import { svgOf } from '../engraving/svg.ts';

/** In pixels: sharp where two of them are shown as one. */
export const PREVIEW_WIDTH = 640;

/** What a map's small picture is printed from: the engraving without the margins of its sheet. */
export function previewSvg(engraving: Engraving, [width, height]: MapShape['canvas']): string {
  return svgOf({ ...engraving, sheet: [0, 0, width, height] }, { wordless: true, width: PREVIEW_WIDTH });
}

/** Tells whether a small picture is still of this engraving, to the last line and number. */
export function markOf(engraving: Engraving, canvas: MapShape['canvas']): string {
  return digest([engraving, previewSvg(engraving, canvas)]);
}
