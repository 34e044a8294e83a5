import { describe, expect, test } from 'vitest';
import { bloodfields } from '../../index.ts';
import { namesTarget } from '../../rules/attack/legality.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { skillSet } from '../../rules/skills.ts';
import type { UnitId } from '../../rules/state.ts';
import { enemiesOf, unitOf } from '../../rules/units.ts';
import { Scene } from '../../test/scene.ts';
import { GAMES, seen } from '../../test/spoken.ts';
import type { View } from '../plan/selection.ts';
import { chargeable, chargeFault } from '../sides/charge.ts';
import { prospectOf } from '../sides/prospects.ts';

/** Turns in which something could be done, a few from each game. */
function* turnsOf({ play }: (typeof GAMES)[number]): Iterable<{ view: View; seat: number; id: UnitId }> {
  let at = 0;
  for (const { view, seat } of play()) {
    const own = view(seat);
    const open = own.frames.at(-1);
    if (
      open?.step !== 'act' ||
      open.what !== 'turn' ||
      own.units[open.unit]?.tokens.includes('stun') === true
    )
      continue;
    at += 1;
    if (at % 7 === 1) yield { view: own, seat, id: open.unit };
  }
}

describe.each(GAMES)('the card of who acts, in a game of $name', (heard) => {
  test('says of every attack and charge what the rules say when it is made', () => {
    for (const { view, seat, id } of turnsOf(heard)) {
      const accepts = (move: AnyMove): boolean => bloodfields.refuse(view, seat, move) === null;
      const charged: UnitId[] = [];
      for (const target of enemiesOf(view, unitOf(view, id).owner)) {
        const asked = { locale: 'en', view, id, target } as const;
        for (const attack of skillSet(unitOf(view, id).kind).attacks) {
          if (!namesTarget(attack.attack)) continue;
          const told = prospectOf(asked, attack);
          expect(told?.can, attack.id).toBe(accepts({ do: 'attack', skill: attack.id, target }));
          expect(told?.odds === null).toBe(told?.can === false);
          expect(told?.can === true || told?.says !== '').toBe(true);
        }
        const may = chargeFault({ view, id }, target) === null;
        expect(may).toBe(accepts({ do: 'charge', target }));
        if (may) charged.push(target);
      }
      expect(chargeable({ view, id })).toEqual(charged);
    }
  });
});

test('an ability says why it cannot be used', () => {
  const scene = new Scene('orlen 10,10; pike 12,10', 'cray 25,10').does('south', 'activate orlen');
  const view = seen(scene, 0);
  const id = scene.id('orlen');
  const [ability] = skillSet('orlen').abilities;
  if (ability === undefined) throw new Error('Orlen has no ability');
  const told = prospectOf({ locale: 'en', view, id, target: null }, ability);
  expect(told?.can).toBe(false);
  expect(told?.says).toContain('Inspire');
});

test('when the battle is over nobody can strike or charge any more, and the card does not say so', () => {
  const scene = new Scene('orlen 10,10', 'husk 12,10').does('south', 'activate orlen');
  const [view, id] = [seen(scene, 0), scene.id('orlen')];
  const strikes = ({ frames }: View): unknown[] => [
    ...skillSet('orlen').attacks.filter(
      (attack) => prospectOf({ locale: 'en', view: { ...view, frames }, id, target: null }, attack) !== null,
    ),
    ...chargeable({ view: { ...view, frames }, id }),
  ];
  expect(strikes(view)).not.toEqual([]);
  expect(strikes({ ...view, frames: [] })).toEqual([]);
});
