import type { AnySetup, Rules, Veiled } from './rules.ts';

/** What a game writes that has a veil: everything but the masks. */
export interface VeiledRules<Setup extends AnySetup, State, Move, Event> extends Omit<
  Rules<Setup, State, Move, Event>,
  'mask' | 'veil'
> {
  veil(state: State): Veiled<State>;
}

/**
 * The masks follow from the veil: what lies open and what is covered, as the viewer sees it, copied by the game's own
 * `clone`. What neither part has is in no mask.
 */
export function withVeil<Setup extends AnySetup, State, Move, Event>(
  rules: VeiledRules<Setup, State, Move, Event>,
): Rules<Setup, State, Move, Event> {
  return {
    ...rules,
    mask(state, viewer) {
      const veiled = rules.veil(state);
      // The two parts are a whole state where the veil is right, and the conformance kit tells where it is not.
      return rules.clone({ ...veiled.open, ...veiled.covered(viewer) } as State);
    },
  };
}
