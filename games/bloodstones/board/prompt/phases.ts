import type { Frames } from '../../rules/frames.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';

export type PhaseId =
  | 'pick'
  | 'found'
  | 'opening'
  | 'return'
  | 'capture'
  | 'undead'
  | 'main'
  | 'construct'
  | 'draw'
  | 'final'
  | 'over';

export interface Phase {
  readonly id: PhaseId;
  readonly state: 'done' | 'on' | 'next';
}

const OF_STEP: Readonly<Record<keyof Frames, PhaseId>> = {
  pick: 'pick',
  found: 'found',
  muster: 'opening',
  deploy: 'opening',
  return: 'return',
  capture: 'capture',
  undead: 'undead',
  main: 'main',
  build: 'main',
  march: 'main',
  stand: 'main',
  swap: 'main',
  casualty: 'main',
  retreat: 'main',
  raise: 'main',
  construct: 'construct',
  idle: 'draw',
  final: 'final',
};

/** The phases in order, with the current one marked (§3.1). */
export function phasesOf(view: State): Phase[] {
  const now = phaseNow(view);
  const order = orderAround(view, now);
  const at = order.indexOf(now);
  return order.map((id, index) => ({ id, state: index < at ? 'done' : index === at ? 'on' : 'next' }));
}

export function phaseNow(view: State): PhaseId {
  const [base] = view.frames;
  const top = view.frames.at(-1);
  if (base === undefined || top === undefined) return 'over';
  // The opening build runs on top of founding; every other frame belongs to the phase at the bottom of the stack.
  return OF_STEP[base.step === 'found' ? top.step : base.step];
}

function orderAround(view: State, now: PhaseId): PhaseId[] {
  switch (now) {
    case 'over':
    case 'final':
      return [now];
    case 'pick':
    case 'found':
    case 'opening':
      return ['pick', 'found', 'opening'];
    default: {
      const faction = factionOf(view, view.active);
      if (faction === 'chaosHorde') return now === 'return' ? ['return', 'main', 'draw'] : ['main', 'draw'];
      const undead: PhaseId[] = faction === 'necromancers' ? ['undead'] : [];
      return ['capture', ...undead, 'main', 'construct', 'draw'];
    }
  }
}
