import { expect, test } from 'vitest';
import { soldierSeat } from '../../rules/figures.ts';
import { groundOf, spaceName } from '../../rules/ground.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { castPlan, stepped } from '../plan/casting.ts';
import { dangerOf } from '../plan/danger.ts';
import { forecast } from '../plan/forecast.ts';
import { coverage, reachAt, threatAt } from '../plan/reach.ts';
import { NOTHING, type View } from '../plan/selection.ts';
import { targetsOf } from '../plan/targets.ts';
import { warningsFor } from '../warnings/warnings.ts';

const names = (view: View, spaces: readonly number[]): string[] =>
  spaces.map((space) => spaceName(groundOf(view), space)).toSorted();

function asWitch(pieces: string, hand: string, glade = 'hollow-glade'): { view: View; seat: number } {
  const scene = new Scene(pieces, { turn: 'witch', glade }).hand('witch', hand);
  return { view: seen(scene, scene.state.witch), seat: scene.state.witch };
}

function asSoldiers(pieces: string): { view: View; seat: number } {
  const scene = new Scene(pieces);
  const seat = soldierSeat(scene.state);
  return { view: seen(scene, seat), seat };
}

test('Blood Boil proposes the least offering that succeeds at least every other time, and goes no higher than she can', () => {
  const { view, seat } = asWitch('witch e3 4, boar d5, wolf g5, spearman e6', 'bloodBoil');
  const plan = castPlan(view, seat, { ...NOTHING, card: 'bloodBoil', target: 'boar' });
  expect(plan).toMatchObject({ targets: ['boar'], amounts: [1, 2, 3], blood: 2 });
  if (plan === null) throw new Error('no plan');
  expect([stepped(plan, 1), stepped(plan, -1)]).toEqual([3, 1]);
  expect(stepped({ ...plan, blood: 3 }, 1)).toBeNull();
});

test('the burst of the boar is foretold for all around it, and what the Witch offers', () => {
  const { view, seat } = asWitch('witch e3 7, boar d5, swordsman d6 4, spearman e6 3', 'bloodBoil');
  const { struck, changes } = forecast(view, seat, {
    do: 'cast',
    card: 'bloodBoil',
    unit: 'boar',
    blood: 3,
    at: null,
  });
  expect(names(view, struck)).toEqual(['c4', 'c5', 'd6', 'e4', 'e5', 'e6']);
  expect(changes).toEqual(
    expect.arrayContaining([
      { unit: 'swordsman', by: -3, fate: 'lives' },
      { unit: 'spearman', by: -3, fate: 'dies' },
      { unit: 'witch', by: -3, fate: 'lives' },
    ]),
  );
});

test('whoever is looked at shows what it strikes, and beyond that what it could strike after a walk', () => {
  const { view } = asSoldiers('witch a1, wolf e5, swordsman i11');
  const { at } = view.figures.wolf;
  expect(names(view, reachAt(view, at))).toEqual(['d5', 'e4', 'e6', 'f5']);
  const far = names(view, threatAt(view, at));
  expect(far).toContain('e10');
  expect(far).not.toContain('e11');
  expect(far.filter((space) => ['d5', 'e4', 'e5', 'e6', 'f5'].includes(space))).toEqual([]);
  // The Witch has no attack; bare grass has none either.
  expect(threatAt(view, view.figures.witch.at)).toEqual([]);
  expect(threatAt(view, at + 1)).toEqual([]);
});

test('pressing a foe strikes by the aim that hurts most; pressing a comrade never strikes', () => {
  const { view, seat } = asSoldiers('witch e1, boar e5, wolf f5, swordsman e6, spearman e7');
  const targets = targetsOf(view, seat, { ...NOTHING, unit: 'swordsman' });
  const at = (unit: 'boar' | 'wolf' | 'spearman') => targets.get(view.figures[unit].at);
  expect(at('boar')).toMatchObject({ kind: 'strike', move: { aim: 'north' } });
  expect(at('wolf')).toMatchObject({ kind: 'strike', move: { aim: 'north' } });
  expect(at('spearman')).toBeUndefined();
});

test('a walk shows its way and whom the soldier could strike from there', () => {
  const { view, seat } = asSoldiers('witch e1, wolf e4, spearman e8');
  const to = groundOf(view).columns * 5 + 4;
  const { way, next } = forecast(view, seat, { do: 'move', unit: 'spearman', to });
  expect(names(view, way)).toEqual(['e6', 'e7']);
  expect(next).toEqual(['wolf']);
});

test('an arc covers three spaces', () => {
  const { view } = asSoldiers('witch e1, swordsman e6');
  expect(names(view, coverage(view, 'swordsman', view.figures.swordsman.at, 'north'))).toEqual([
    'd5',
    'e5',
    'f5',
  ]);
});

test('danger counts a strike as one Act, and as two after a walk', () => {
  const near = asWitch('witch e3, archer e6, spearman e5, swordsman e9', '');
  expect(dangerOf(near.view)).toEqual({ soldiers: ['spearman', 'archer'], hits: 2 });
  const far = asWitch('witch e1, archer i11, spearman a11, swordsman e11', '');
  expect(dangerOf(far.view)).toEqual({ soldiers: [], hits: 0 });
});

test('she is warned when the next turn could kill her, and left alone when it could not', () => {
  const grave = asWitch('witch e3 2, archer e6, spearman e5, swordsman e9', '');
  expect(warningsFor(grave.view, grave.seat, { do: 'end' }).map(({ code }) => code)).toEqual(['deadly']);
  const safe = asWitch('witch e1, archer i11', '');
  expect(warningsFor(safe.view, safe.seat, { do: 'end' })).toEqual([]);
});

test('soldiers are warned before striking their own, and before leaving Acts unused', () => {
  const { view, seat } = asSoldiers('witch e1, wolf e4, spearman e6, archer e5');
  const strike = { do: 'attack', unit: 'spearman', aim: 'north' } as const;
  expect(warningsFor(view, seat, strike)).toMatchObject([{ code: 'own', units: ['archer'] }]);
  expect(warningsFor(view, seat, { do: 'end' })).toMatchObject([{ code: 'acts', facts: { acts: 3 } }]);
});

test('a poor chance is named, a fair one is not', () => {
  const { view, seat } = asWitch('witch e3, boar d5, spearman e9', 'bloodBoil');
  const boil = (blood: number) =>
    warningsFor(view, seat, { do: 'cast', card: 'bloodBoil', unit: 'boar', blood, at: null });
  expect(boil(1)).toMatchObject([{ code: 'poor', facts: { chance: 0.25 } }]);
  expect(boil(2)).toEqual([]);
});

test('giving blood to a minion is no harm to one’s own side', () => {
  const { view, seat } = asWitch('witch e3, boar d5, spearman e9', 'transfuse');
  expect(
    warningsFor(view, seat, { do: 'cast', card: 'transfuse', unit: 'boar', blood: 2, at: null }),
  ).toEqual([]);
});
