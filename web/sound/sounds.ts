import type { Settings } from '@sanguine/ui';
import type { Gesture } from '@sanguine/ui/animation/gesture.ts';

/** All sounds of a table, the most important first: of several at once only that one is heard. */
export const SOUNDS = ['over', 'turn', 'lost', 'won', 'battle', 'dice', 'piece'] as const;

export type Sound = (typeof SOUNDS)[number];

/** The sound of each gesture; half of them are silent. */
export const HEARD: Readonly<Record<Gesture, Sound | null>> = {
  travel: 'piece',
  arrive: 'piece',
  lose: null,
  strike: 'battle',
  pulse: null,
  gain: null,
  pay: null,
  roll: 'dice',
};

/** As a share of full volume; even `loud` is quiet. */
export const LOUDNESS: Readonly<Record<Settings['volume'], number>> = { soft: 0.35, normal: 0.65, loud: 1 };

export function matters(sound: Sound, more: Sound): boolean {
  return SOUNDS.indexOf(sound) < SOUNDS.indexOf(more);
}
