// Writes the engraved picture of a registered map: npm run -s engrave -- tyrants-lament > map.svg
import { engrave } from '@sanguine/bloodstones/board/engraving/engrave.ts';
import { svgOf } from '@sanguine/bloodstones/board/engraving/svg.ts';
import { findMap, MAPS } from '@sanguine/bloodstones/content/maps/index.ts';
import { loadShape } from '@sanguine/bloodstones/content/maps/shapes.ts';

const id = process.argv[2] ?? '';
const map = findMap(id);
const shape = await loadShape(id);
if (map === undefined || shape === undefined) {
  process.stderr.write(
    `engrave: no map is called "${id}"; there are ${MAPS.map((one) => one.id).join(', ')}\n`,
  );
  process.exitCode = 2;
} else process.stdout.write(svgOf(engrave(map, shape)));
