import { Sequence } from '@sanguine/kernel';
import type { Event } from './events.ts';
import type { BloodStoneSteps, Frames, Verbs } from './frames.ts';
import type { State } from './state.ts';
import { husk } from './steps/husk.ts';
import { place } from './steps/place.ts';
import { puppets } from './steps/puppets.ts';
import { soldiers } from './steps/soldiers.ts';
import { whisper } from './steps/whisper.ts';
import { witch } from './steps/witch.ts';

/** All steps of the game: placing, the two turns, and the choices of spells. */
const STEPS: BloodStoneSteps = { place, soldiers, witch, puppets, husk, whisper };

export const sequence = new Sequence<State, Frames, Verbs, Event>(STEPS);
