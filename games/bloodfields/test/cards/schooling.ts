import type { Refusal } from '@sanguine/kernel';
import { Scene } from '../scene.ts';

/** Ilmane tries a spell of the school she has learnt. */
export const cast = (south: string, north: string, spell: string, dice: string, terrain = ''): Scene =>
  new Scene(south, north, { terrain }).rolls(dice).does('south', 'activate ilmane', 'magic', `cast ${spell}`);

/** What keeps her from trying it. */
export const unable = (south: string, north: string, spell: string, code: string, terrain = ''): Refusal =>
  new Scene(south, north, { terrain })
    .does('south', 'activate ilmane', 'magic')
    .refuses('south', `cast ${spell}`, code);
