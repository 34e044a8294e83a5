import type { State } from './state.ts';

/**
 * A copy to play on. Units, players, ledgers and every list in a frame are frozen values, so only their containers are
 * copied: search and undo spend their time here.
 */
export function cloneState(state: State): State {
  return {
    options: state.options,
    layout: state.layout,
    grown: state.grown,
    round: state.round,
    holder: state.holder,
    starter: state.starter,
    players: state.players.slice(),
    units: state.units.slice(),
    caches: state.caches,
    wagon: state.wagon,
    ledger: state.ledger.slice(),
    fallen: state.fallen,
    frames: state.frames.map((frame) => ({ ...frame })),
  };
}
