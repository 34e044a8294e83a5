import { useEffect } from 'react';
import type { GroundHold } from './ground.ts';

/** W during a drag: the way turns where the hand is. */
export function useCornerKey(hold: GroundHold): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'w' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (hold.turnHere()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [hold]);
}
