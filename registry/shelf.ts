import { box as bloodRage } from '@sanguine/blood-rage/board/box.tsx';
import { box as bloodStone } from '@sanguine/blood-stone/board/box.tsx';
import { box as bloodfields } from '@sanguine/bloodfields/board/box.tsx';
import { box as bloodstones } from '@sanguine/bloodstones/board/box.tsx';
import type { Box } from '@sanguine/ui';

/** All games as pages know them before they load. The page finds games here and names none itself. */
export const SHELF: readonly Box[] = [bloodstones, bloodRage, bloodStone, bloodfields];

export function findBox(id: string): Box | undefined {
  return SHELF.find((box) => box.id === id);
}
