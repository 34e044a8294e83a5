import { coverFrom } from '../attack/attack.ts';
import { blowOf } from '../attack/blow.ts';
import type { FrameOf } from '../frames.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../odds/attack-query.ts';
import { openWindow, type RollOdds, type RollUse } from '../odds/attack-window.ts';
import { asFaces } from '../odds/faces.ts';
import type { Reroll, Rerolls } from '../odds/reroll.ts';
import { currentRoll, type DiceOption, diceOptions, seatOn, type Side, tokensFor } from '../roll/options.ts';
import type { State, UnitId } from '../state.ts';
import { armourOf } from '../stats.ts';
import { unitOf } from '../units.ts';
import { attackQueries, targetOf } from './attack.ts';
import { charmAt, Charms, rerollsOn } from './charms.ts';
import type { AttackWindow, DiceMove } from './window.ts';

/** §7.4, §7.5, §7.9: an attack or defence roll that a side may still change. */
export function attackWindow(state: State, side: Side): AttackWindow | null {
  const { roll, asker } = currentRoll(state);
  const kind = roll.roll;
  if (kind !== 'attack' && kind !== 'defence') return null;
  const asked =
    asker.step === 'attack'
      ? queryOf(state, asker, kind)
      : asker.step === 'hits'
        ? hitsQuery(state, asker.unit)
        : null;
  if (asked === null) return null;
  // The opponent's part comes first: in the roller's part it is over.
  const forced = side === 'opponent' ? diceOptions(state, 'opponent') : [];
  const own = diceOptions(state, 'roller');
  const rerolls: Rerolls = { forced: forced.map(rerollOf), own: own.map(rerollOf) };
  const options = side === 'opponent' ? forced : own;
  const window = openWindow(
    { ...asked, ...(kind === 'attack' ? { attackRerolls: rerolls } : { defenceRerolls: rerolls }) },
    {
      roll: kind,
      faces: roll.faces,
      criticals: asker.step === 'attack' && kind === 'defence' ? asker.criticals : 0,
      by: side,
      rerolled: roll.touched[side === 'opponent' ? 0 : 1],
    },
  );
  const useOf = (move: DiceMove): RollUse => {
    if (move.do !== 'reroll') return move.do === 'spend' ? 'spend' : 'keep';
    return { effect: options.findIndex(({ by }) => by === move.by), dice: asFaces(move.dice) };
  };
  const moveOf = (use: RollUse): DiceMove => {
    // Tokens that only attacks can use go first.
    const token = tokensFor(state).at(-1);
    if (use === 'spend' && token !== undefined) return { do: 'spend', token };
    const by = typeof use === 'string' ? undefined : options[use.effect]?.by;
    return typeof use === 'string' || by === undefined
      ? { do: 'keep' }
      : { do: 'reroll', by, dice: [...use.dice] };
  };
  const target = asker.step === 'attack' ? asker.target : roll.unit;
  const wants = unitOf(state, target).owner === seatOn(state, roll, side) ? -1 : 1;
  const odds = (move: DiceMove): RollOdds => window.odds(useOf(move));
  return {
    kind: 'attack',
    side,
    target,
    odds,
    worth: (move) => wants * odds(move).worth,
    best: moveOf(window.best()),
  };
}

const rerollOf = ({ change }: DiceOption): Reroll => ({
  most: 'reroll' in change && typeof change.reroll === 'number' ? change.reroll : Infinity,
  price: 0,
});

/** §7.1 to §7.8: the current attack from its open roll on: its cost is paid, its dice are rolled. */
function queryOf(state: State, frame: FrameOf<'attack'>, roll: 'attack' | 'defence'): AttackQuery {
  const { attacker, inner, muted } = frame;
  const blow = blowOf(state, frame);
  const covered = roll === 'defence' ? frame.covered : coverFrom(state, frame, blow.profile) !== null;
  const [query] = attackQueries(state, blow, covered, { inner, mute: muted }, new Charms(), {});
  const { inspire, embers } = unitOf(state, attacker);
  return { ...query, attackerTokens: inspire + embers, bead: null };
}

/** §7.9: a roll against hits that do not come from an attack. */
export function hitsQuery(state: State, unit: UnitId): AttackQuery {
  const charms = new Charms();
  return {
    ...PLAIN_ATTACK,
    ...targetOf(state, unit),
    armour: armourOf(state, unit),
    defenceRerolls: rerollsOn(state, 'defence', unit, charms, []),
    pebble: charmAt(state, unit, 'damageComing', charms),
  };
}
