import type { Faction } from '../content/factions.ts';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import type { FrameOf } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';
import { drawCount } from '../rules/strength.ts';
import type { Scene } from './scene.ts';

const BEST = [5, 5, 4, 4] as const;
const WORST = [2, 2, 3, 3] as const;

/** Rigs the next draw of a battle: the winner gets the best tiles of the set, the loser the worst. */
export function favour(scene: Scene, winner: Faction, loser: Faction, area: Area): void {
  const ours = forceOf(scene.state, scene.seat(winner), area);
  const theirs = forceOf(scene.state, scene.seat(loser), area);
  scene.rig(winner, ...BEST.slice(0, drawCount(ours, theirs)));
  scene.rig(loser, ...WORST.slice(0, drawCount(theirs, ours)));
}

/** Starts a battle; a defender who could withdraw stands. */
export function attack(scene: Scene, attacker: Faction, defender: Faction, area: Area): void {
  scene.does(attacker, `battle @${area} seat ${scene.seat(defender)}`);
  if (scene.step === 'stand') scene.does(defender, 'stand');
}

/** An attack without hand tiles that succeeds, up to the loser's first decision. */
export function attackWon(scene: Scene, attacker: Faction, defender: Faction, area: Area): void {
  favour(scene, attacker, defender, area);
  attack(scene, attacker, defender, area);
}

/** An attack without hand tiles that fails. */
export function attackLost(scene: Scene, attacker: Faction, defender: Faction, area: Area): void {
  favour(scene, defender, attacker, area);
  attack(scene, attacker, defender, area);
}

/** The current swap, in the full state or in a view. */
export function swapFrame(state: State): FrameOf<'swap'> {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'swap') throw new Error('no swap is open');
  return frame;
}
