// `npm run previews`: draws the small pictures of Bloodstones' maps anew, after a change of a shape or of the engraving.
import { writeFileSync } from 'node:fs';
import { engrave } from '@sanguine/bloodstones/board/engraving/engrave.ts';
import { markOf, PREVIEW_WIDTH, previewSvg } from '@sanguine/bloodstones/board/map/preview-svg.ts';
import { MAPS } from '@sanguine/bloodstones/content/maps/index.ts';
import { loadShape } from '@sanguine/bloodstones/content/maps/shapes.ts';
import { withPrinter } from './webp.mjs';

const QUALITY = 0.7;
const FOLDER = new URL('../games/bloodstones/board/map/previews/', import.meta.url);

const drawnFrom = {};
await withPrinter(async (print) => {
  for (const map of MAPS) {
    const shape = await loadShape(map.id);
    const engraving = engrave(map, shape);
    drawnFrom[map.id] = markOf(engraving, shape.canvas);
    const svg = previewSvg(engraving, shape.canvas);
    const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    writeFileSync(
      new URL(`${map.id}.webp`, FOLDER),
      await print(picture, { widest: PREVIEW_WIDTH, quality: QUALITY }),
    );
  }
});
writeFileSync(new URL('drawn-from.json', FOLDER), `${JSON.stringify(drawnFrom, null, 2)}\n`);
