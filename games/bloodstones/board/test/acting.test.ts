import { Match, type Seat } from '@sanguine/kernel';
import { carried, freshGrip, type Grip } from '@sanguine/ui/acting/grip.ts';
import { expect, test } from 'vitest';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import { playerOf } from '../../rules/tiles.ts';
import { tableFor } from '../../test/opening.ts';
import { anew, NOTHING, type Selection, type View } from '../plan/selection.ts';

const hands = { nothing: NOTHING, anew };

/** Two citadels stand, and both players make up their opening builds in secret. */
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
  const grip: Grip<View, Area, Selection, Move> = {
    ...freshGrip(standing(0), hands),
    hand: { ...NOTHING, kind, deployed: [{ kind, area: home }] },
    aim: { spot: home, means: 'touch' },
    doubt: { doubts: [{ says: 'points are left', rule: '2.5', places: [] }], moves: [move] },
  };

  expect(match.submit(1, move).ok).toBe(true);
  const later = standing(0);
  expect(later.number).toBeGreaterThan(grip.number);
  expect(carried(grip, later, hands)).toEqual({ ...grip, number: later.number });
});
