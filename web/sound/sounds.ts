import type { Settings } from '@sanguine/ui';
import type { Gesture } from '@sanguine/ui/animation/gesture.ts';

/** Everything a table can be heard doing, what matters most first: of what happens at once, only that is heard. */
export const SOUNDS = ['over', 'turn', 'lost', 'won', 'battle', 'dice', 'piece'] as const;

export type Sound = (typeof SOUNDS)[number];

/** How what is seen on the board is heard; most of it is not. */
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

/** How many times as loud as it can be; even `loud` is quiet. */
export const LOUDNESS: Readonly<Record<Settings['volume'], number>> = { soft: 0.35, normal: 0.65, loud: 1 };

export function matters(sound: Sound, more: Sound): boolean {
  return SOUNDS.indexOf(sound) < SOUNDS.indexOf(more);
}
