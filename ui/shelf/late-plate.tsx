import { type ComponentType, lazy, Suspense } from 'react';
import { BookPlate } from './book-plate.tsx';

/** A plate that is loaded when it is first shown: until then its ground holds the place. */
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
