// `npm run map-pictures`: redraws the small pictures of Bloodstones' maps, after a change of a shape or of the engraving.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engrave } from '@sanguine/bloodstones/board/engraving/engrave.ts';
import { markOf, PREVIEW_WIDTH, previewSvg } from '@sanguine/bloodstones/board/map/preview-svg.ts';
import { MAPS } from '@sanguine/bloodstones/content/maps/index.ts';
import { loadShape } from '@sanguine/bloodstones/content/maps/shapes.ts';
import sharp from 'sharp';

const QUALITY = 70;
const FOLDER = new URL('../../games/bloodstones/board/map/previews/', import.meta.url);

const drawnFrom: Record<string, string> = {};
for (const map of MAPS) {
  const shape = await loadShape(map.id);
  if (shape === undefined) throw new Error(`${map.id} has no shape`);
  const engraving = engrave(map, shape);
  drawnFrom[map.id] = markOf(engraving, shape.canvas);
  await sharp(Buffer.from(previewSvg(engraving, shape.canvas)))
    .resize({ width: PREVIEW_WIDTH })
    .webp({ quality: QUALITY })
    .toFile(fileURLToPath(new URL(`${map.id}.webp`, FOLDER)));
}
writeFileSync(new URL('drawn-from.json', FOLDER), `${JSON.stringify(drawnFrom, null, 2)}\n`);
