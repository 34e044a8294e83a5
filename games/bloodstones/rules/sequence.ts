import { Sequence } from '@sanguine/kernel';
import type { Event } from './events.ts';
import type { BloodstonesSteps, Frames, Verbs } from './frames.ts';
import type { State } from './state.ts';
import { payBuild } from './steps/build.ts';
import { capture } from './steps/capture.ts';
import { casualty } from './steps/casualty.ts';
import { construct } from './steps/construct.ts';
import { deploy } from './steps/deploy.ts';
import { final } from './steps/final.ts';
import { found } from './steps/found.ts';
import { idle } from './steps/idle.ts';
import { main } from './steps/main.ts';
import { march } from './steps/march.ts';
import { muster } from './steps/muster.ts';
import { pick } from './steps/pick.ts';
import { raise } from './steps/raise.ts';
import { retreat } from './steps/retreat.ts';
import { comeBack } from './steps/return.ts';
import { stand } from './steps/stand.ts';
import { swap } from './steps/swap.ts';
import { undead } from './steps/undead.ts';

/** All steps of the game: set-up, the phases of a turn, a battle, the end. */
const STEPS: BloodstonesSteps = {
  pick,
  found,
  muster,
  deploy,
  return: comeBack,
  capture,
  undead,
  main,
  build: payBuild,
  march,
  stand,
  swap,
  casualty,
  retreat,
  raise,
  construct,
  idle,
  final,
};

export const sequence = new Sequence<State, Frames, Verbs, Event>(STEPS);
