import type { Bot, Random } from '@sanguine/kernel';
import type { FrameOf } from '../rules/frames.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { casualty, discard, final, raise, retreat, stand, swap } from './battle.ts';
import type { BotChoice } from './choice.ts';
import { deploy, found, muster, pick } from './opening.ts';
import { Outlook } from './outlook.ts';
import { comeBack } from './return.ts';
import { capture, construct } from './villages.ts';

/** What one level does its own way; the rest all levels do alike. */
export interface Mind {
  main(outlook: Outlook): BotChoice;
  march(outlook: Outlook, frame: FrameOf<'march'>): BotChoice;
  undead(outlook: Outlook, frame: FrameOf<'undead'>): BotChoice;
}

export function botOf(mind: Mind): Bot<State, Move> {
  return { choose: (view, seat, random) => decide(mind, new Outlook(view, seat), random) };
}

function decide(mind: Mind, outlook: Outlook, random: Random): BotChoice {
  const frame = outlook.view.frames.at(-1);
  if (frame === undefined) throw new Error('the game is over');
  switch (frame.step) {
    case 'pick':
      return pick(outlook, random);
    case 'found':
      return found(outlook);
    case 'muster':
      return muster(outlook, frame);
    case 'deploy':
      return deploy(outlook, frame);
    case 'return':
      return comeBack(outlook);
    case 'capture':
      return capture(outlook, frame);
    case 'undead':
      return mind.undead(outlook, frame);
    case 'main':
      return mind.main(outlook);
    case 'build':
      return discard(outlook, frame.cost);
    case 'march':
      return mind.march(outlook, frame);
    case 'stand':
      return stand(outlook, frame);
    case 'swap':
      return swap(outlook, frame);
    case 'casualty':
      return casualty(outlook, frame);
    case 'retreat':
      return retreat(outlook, frame);
    case 'raise':
      return raise(outlook, frame);
    case 'construct':
      return construct(outlook, frame);
    case 'idle':
      return discard(outlook, 1);
    case 'final':
      return final(outlook);
  }
}
