import { findMap } from '../../content/maps/index.ts';
import { loadShape } from '../../content/maps/shapes.ts';
import { engrave } from '../engraving/engrave.ts';
import type { Engraving } from '../engraving/engraving.ts';
import { svgOf } from '../engraving/svg.ts';
import { SHARPNESS } from './sharpness.ts';

/** Engraving takes half a second, so a worker does it and the page stays responsive. */
async function cut(id: string): Promise<string | null> {
  const map = findMap(id);
  // Without a network the drawing may be missing: then the sketch stays.
  const shape = await loadShape(id).catch(() => undefined);
  return map === undefined || shape === undefined ? null : printable(engrave(map, shape));
}

/** With an explicit size: browsers rasterise an SVG without one at a small size. */
function printable(engraving: Engraving): string {
  return svgOf(engraving, { wordless: true, width: engraving.sheet[2] * SHARPNESS });
}

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  postMessage({ id: data, svg: await cut(data) }, {});
});
