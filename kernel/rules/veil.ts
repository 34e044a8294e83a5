import type { AnySetup, Rules, Veiled } from './rules.ts';

/** What a game with a veil writes: everything except the masks. */
export interface VeiledRules<Setup extends AnySetup, State, Move, Event> extends Omit<
  Rules<Setup, State, Move, Event>,
  'mask' | 'veil'
> {
  veil(state: State): Veiled<State>;
}

/**
 * Derives the masks from the veil: what lies open and what is covered, as the viewer sees it, copied by the game's own
 * `clone`. What is in neither part is in no mask.
 */
export function withVeil<Setup extends AnySetup, State, Move, Event>(
  rules: VeiledRules<Setup, State, Move, Event>,
): Rules<Setup, State, Move, Event> {
  return {
    ...rules,
    mask(state, viewer) {
      const veiled = rules.veil(state);
      // If the veil is right, the two parts are a whole state; the conformance kit reports if it is not.
      return rules.clone({ ...veiled.open, ...veiled.covered(viewer) } as State);
    },
  };
}
