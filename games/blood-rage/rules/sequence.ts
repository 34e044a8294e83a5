import { Sequence } from '@sanguine/kernel';
import type { Event } from './events.ts';
import type { BloodRageSteps, FrameOf, Frames, Stages, StepOf, Verbs } from './frames.ts';
import type { State } from './state.ts';
import { action } from './steps/action.ts';
import { blessing } from './steps/blessing.ts';
import { call } from './steps/call.ts';
import { cards } from './steps/cards.ts';
import { declare } from './steps/declare.ts';
import { discard } from './steps/discard.ts';
import { domain } from './steps/domain.ts';
import { draft } from './steps/draft.ts';
import { free } from './steps/free.ts';
import { growth } from './steps/growth.ts';
import { hammers } from './steps/hammers.ts';
import { late } from './steps/late.ts';
import { pick } from './steps/pick.ts';
import { prowess } from './steps/prowess.ts';
import { raise } from './steps/raise.ts';
import { rescue } from './steps/rescue.ts';
import { succor } from './steps/succor.ts';
import { tide } from './steps/tide.ts';

/** A stage lies below decisions and never waits for anybody itself. */
function stage<P extends keyof Stages>(rule: string, mask: (frame: FrameOf<P>) => FrameOf<P>): StepOf<P> {
  return {
    rule,
    verbs: [],
    who: () => [],
    offers: () => [],
    refuse: () => null,
    play: () => {
      throw new Error('nobody decides in a stage');
    },
    mask,
  };
}

/** Every step of the game, in the order they are met. */
const STEPS: BloodRageSteps = {
  pick,
  draft,
  action,
  free,
  succor,
  domain,
  call,
  cards,
  declare,
  tide,
  late,
  prowess,
  rescue,
  raise,
  hammers,
  blessing,
  discard,
  growth,
  age: stage('3.1', (frame) => ({ ...frame })),
  entry: stage('6.5', (frame) => ({ ...frame })),
  battle: stage('11', (frame) => ({ ...frame, done: [...frame.done] })),
  loss: stage('12', (frame) => ({
    ...frame,
    marked: frame.marked.map((one) => ({ ...one })),
    queue: [...frame.queue],
  })),
};

export const sequence = new Sequence<State, Frames, Verbs, Event>(STEPS);
