import { findMap } from '../../content/maps/index.ts';
import { loadShape } from '../../content/maps/shapes.ts';
import { engrave } from '../engraving/engrave.ts';
import type { Engraving } from '../engraving/engraving.ts';
import { svgOf } from '../engraving/svg.ts';
import { SHARPNESS } from './sharpness.ts';

/** The engraving takes half a second: it is cut in a worker, so that the table answers meanwhile. */
async function cut(id: string): Promise<string | null> {
  const map = findMap(id);
  const shape = await loadShape(id);
  return map === undefined || shape === undefined ? null : printable(engrave(map, shape));
}

/** At the size it is printed in: a picture that says no size is printed small. */
function printable(engraving: Engraving): string {
  return svgOf(engraving, { wordless: true, width: engraving.sheet[2] * SHARPNESS });
}

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  postMessage({ id: data, svg: await cut(data) }, {});
});
