import { engine } from '@sanguine/kernel';
import { rules } from './rules/rules.ts';

export const bloodstones = engine(rules);

export { DEFAULT_OPTIONS, OPTIONS, type Options } from './content/options.ts';
export { MAPS } from './content/maps/index.ts';
export type { Event } from './rules/events.ts';
export type { Move } from './rules/moves.ts';
export type { Setup, State } from './rules/state.ts';
