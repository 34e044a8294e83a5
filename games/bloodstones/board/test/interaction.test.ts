import { Match, type Seat } from '@sanguine/kernel';
import { carried, freshState, type InteractionState } from '@sanguine/ui/interaction/interaction.ts';
import { expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import { playerOf } from '../../rules/tiles.ts';
import { tableFor } from '../../test/opening.ts';
import type { MapBoard } from '../interaction/board-types.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { NOTHING } from '../plan/selection.ts';

/** Two citadels are placed, and both players choose their opening builds in secret. */
function deploying() {
  const setup = tableFor(2, { openingBuild: 'simultaneous', factionPick: 'random' });
  const match = Match.open(bloodstones, { setup, dice: { generator: 'swift', seed: 'deploying' } });
  while (match.deciders().length < 2) {
    const seat = match.deciders()[0] ?? -1;
    match.submit(seat, bloodstones.moves(match.viewFor(seat), seat)[0]);
  }
  const standing = (seat: Seat) => ({ number: match.number, view: match.viewFor(seat), seat });
  return { match, standing };
}

test('a half-made opening build stays as it is while another player seals theirs', () => {
  const { match, standing } = deploying();
  const { view } = standing(0);
  expect(view.frames.at(-1)?.step).toBe('deploy');
  const kind = playerOf(view, 0).hand.find((tile) => tile !== 'hidden' && tile !== 'blank');
  if (kind === undefined) throw new Error('nothing to build');
  const home = view.units.findIndex((units) => units.some(({ seat }) => seat === 0));
  const move: Move = { do: 'deploy', units: [] };
  const state: InteractionState<MapBoard> = {
    ...freshState<MapBoard>(standing(0), INTERACTION),
    selection: { ...NOTHING, kind, deployed: [{ kind, area: home }] },
    aim: { place: home, means: 'touch' },
    warned: { warnings: [{ says: 'points are left', rule: '2.5', places: [] }], moves: [move] },
  };

  expect(match.submit(1, move).ok).toBe(true);
  const later = standing(0);
  expect(later.number).toBeGreaterThan(state.number);
  expect(carried(state, later, INTERACTION)).toEqual({ ...state, number: later.number });
});
