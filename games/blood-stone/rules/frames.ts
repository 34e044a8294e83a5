import type { Frame, Step, Steps } from '@sanguine/kernel';
import type { Unit } from '../content/units.ts';
import type { Event } from './events.ts';
import type { Attack, Cast, Discard, End, Move as Walk, Place, Ready, Rest, Rise, Strip } from './moves.ts';
import type { State } from './state.ts';

/** Every decision a game can be waiting for, with its data. */
export interface Frames {
  /** §2.4: the Witch's side places first, then the Soldiers. */
  place: { side: 'witch' | 'soldiers' };
  /** §4: Acts, a phantom spell, discards, in any order. */
  soldiers: object;
  /** §5: one move, two blood spells, discards, in any order. */
  witch: object;
  /** Manipulate: who acts, once chosen by its first Act, and what it has done. */
  puppets: { acting: Unit | 'none'; moved: boolean; attacked: boolean };
  /** Raise Husk has succeeded: asks where the unit rises. */
  husk: { unit: Unit };
  /** Whisper of the Lost: asks which card of the Witch's hand is discarded. */
  whisper: object;
}

/** The moves of each step. */
export interface Verbs extends Record<keyof Frames, { readonly do: string }> {
  place: Place | Ready;
  soldiers: Walk | Attack | Cast | Discard | End;
  witch: Walk | Cast | Discard | End;
  puppets: Walk | Attack | Rest;
  husk: Rise;
  whisper: Strip;
}

export type FrameOf<P extends keyof Frames> = Frame<Frames, P>;
export type StepOf<P extends keyof Frames> = Step<State, Frames, P, Verbs[P], Event>;
export type BloodStoneSteps = Steps<State, Frames, Verbs, Event>;
