import type { FrameOf } from '../frames.ts';
import { profileOf } from '../skills.ts';
import type { State } from '../state.ts';
import { unitOf } from '../units.ts';
import type { Blow } from './bonuses.ts';

/** The attack of a frame as its bonuses see it. */
export function blowOf(state: State, frame: FrameOf<'attack'>): Blow {
  const { attacker, target, skill, charge } = frame;
  return { attacker, target, skill, charge, profile: profileOf(unitOf(state, attacker), skill) };
}
