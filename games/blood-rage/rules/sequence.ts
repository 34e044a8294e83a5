import { Sequence } from '@sanguine/kernel';
import { runAge } from './age.ts';
import { runBattle } from './battle/stage.ts';
import { runEntry } from './entry.ts';
import type { Event } from './events.ts';
import type { BloodRageSteps, Frames, Verbs } from './frames.ts';
import { runLoss } from './loss.ts';
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
  age: { run: runAge, mask: (frame) => ({ ...frame }) },
  entry: { run: runEntry, mask: (frame) => ({ ...frame }) },
  battle: { run: runBattle, mask: (frame) => ({ ...frame, done: [...frame.done] }) },
  loss: {
    run: runLoss,
    mask: (frame) => ({
      ...frame,
      marked: frame.marked.map((one) => ({ ...one })),
      queue: [...frame.queue],
    }),
  },
};

export const sequence = new Sequence<State, Frames, Verbs, Event>(STEPS);
