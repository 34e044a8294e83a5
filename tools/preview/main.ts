// Writes a simple picture of a registered map: npm run -s preview -- tyrants-lament > map.svg
import { findMap, MAPS } from '@sanguine/bloodstones/content/maps/index.ts';
import { NAMES } from '@sanguine/bloodstones/content/maps/names.ts';
import { loadShape } from '@sanguine/bloodstones/content/maps/shapes.ts';
import { previewOf } from '../mapmaker/preview.ts';

const id = process.argv[2] ?? '';
const map = findMap(id);
const shape = await loadShape(id);
if (map === undefined || shape === undefined) {
  process.stderr.write(
    `preview: no map is called "${id}"; there are ${MAPS.map((one) => one.id).join(', ')}\n`,
  );
  process.exitCode = 2;
} else
  process.stdout.write(
    previewOf(
      map,
      shape,
      NAMES.find((names) => names.id === id),
    ),
  );
