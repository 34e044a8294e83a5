import { type ComponentType, lazy, Suspense } from 'react';
import { BookPlate } from './book-plate.tsx';

/** A plate that loads when it is first shown; until then its ground keeps the place. */
export function latePlate(
  ground: string,
  load: () => Promise<{ readonly Plate: ComponentType }>,
): ComponentType {
  const Late = lazy(async () => ({ default: (await load()).Plate }));
  return function Plate() {
    return (
      <Suspense fallback={<BookPlate ground={ground} />}>
        <Late />
      </Suspense>
    );
  };
}
