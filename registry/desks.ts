import { desk as bloodRage } from '@sanguine/blood-rage/desk.ts';
import { desk as bloodStone } from '@sanguine/blood-stone/desk.ts';
import { desk as bloodfields } from '@sanguine/bloodfields/desk.ts';
import { desk as bloodstones } from '@sanguine/bloodstones/desk.ts';
import type { AnyDesk, AnyGame } from '@sanguine/kernel';

const DESKS: Readonly<Record<string, AnyDesk>> = {
  bloodstones,
  'blood-rage': bloodRage,
  'blood-stone': bloodStone,
  bloodfields,
};

/** Where a game answers typed questions. */
export function deskOf({ engine }: AnyGame): AnyDesk {
  const desk = DESKS[engine.id];
  if (desk === undefined) throw new Error(`${engine.id} has no desk`);
  return desk;
}
