import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { describe, expect, test } from 'vitest';
import { cloneState } from '../../rules/clone.ts';
import { groundOf } from '../../rules/ground.ts';
import { Scene } from '../../test/scene.ts';
import { type Animation, animationOf } from '../animation/animation.ts';
import { ANIMATOR } from '../animation/animator.ts';
import type { Piece } from '../animation/cues.ts';
import { FLIGHT_MS, flightFilm, flightOf, pointOn } from '../animation/film.ts';
import { middle } from '../glade/layout.ts';

/** The animation of a move. */
function seen(scene: Scene, side: 'witch' | 'soldiers', move: string, motion: 'normal' | 'off'): Animation {
  const before = cloneState(scene.state);
  scene.does(side, move);
  const animation = animationOf(before, toldRow(scene.events), motion);
  if (animation === null) throw new Error('nothing is seen');
  return animation;
}

const boil = (): Scene =>
  new Scene('witch e4, wolf e6, spearman e7', { turn: 'witch' }).hand('witch', 'bloodBoil').dice(2);

describe('a spell that is cast', () => {
  test('is seen with who cast it, where it goes and the stones it costs', () => {
    const scene = boil();
    const { cast, roll } = seen(scene, 'witch', 'cast bloodBoil wolf 3', 'normal');
    expect(cast).toEqual({
      card: 'bloodBoil',
      from: scene.space('e4'),
      target: 'wolf',
      to: scene.space('e6'),
      cost: 3,
    });
    expect(roll).toEqual({ die: 4, fell: 2, won: true });
  });

  test('flies from its caster to its target, and ends there', () => {
    const scene = boil();
    const { cast } = seen(scene, 'witch', 'cast bloodBoil wolf 3', 'normal');
    const flight = cast === null ? null : flightOf(groundOf(scene.state), cast);
    if (flight === null) throw new Error('it does not fly');
    expect(pointOn(flight, 0)).toEqual(middle(groundOf(scene.state), scene.space('e4')));
    expect(pointOn(flight, 1)).toEqual(middle(groundOf(scene.state), scene.space('e6')));
    expect(flightFilm(flight, 0).frames.at(-1)).toEqual({ transform: 'translate(0px, 0px)' });
    // The stones it costs follow it.
    expect(flightFilm(flight, 2).timing.delay).toBeGreaterThan(0);
  });

  test('of the Phantoms comes from beyond the Soldiers’ edge and costs nothing', () => {
    const scene = new Scene('witch e1, spearman e8 4, realm boar').hand('soldiers', 'mend');
    const { cast, roll } = seen(scene, 'soldiers', 'cast mend spearman', 'normal');
    expect(cast).toMatchObject({ card: 'mend', from: null, to: scene.space('e8'), cost: 0 });
    expect(roll).toBeNull();
    const ground = groundOf(scene.state);
    const flight = cast === null ? null : flightOf(ground, cast);
    expect(flight?.from.y).toBeGreaterThan(middle(ground, ground.size - 1).y);
  });

  test('is shown with motion off as well, but nothing of it moves', () => {
    const animation = seen(boil(), 'witch', 'cast bloodBoil wolf 3', 'off');
    expect(animation.still).toBe(true);
    expect(animation.cast?.card).toBe('bloodBoil');
    expect(animation.walks.size).toBe(0);
    expect(animation.cues.every(({ gesture }) => gesture !== 'lose' && gesture !== 'travel')).toBe(true);
  });

  test('stays long enough to be read', () => {
    const spell = seen(boil(), 'witch', 'cast bloodBoil wolf 3', 'normal');
    const scene = new Scene('witch e1, spearman e8');
    const walk = seen(scene, 'soldiers', 'move spearman e6', 'normal');
    expect(ANIMATOR.lasts(spell)).toBeGreaterThan(ANIMATOR.lasts(walk));
  });
});

test('who dies rises as a Phantom; a zombie only fades', () => {
  const living = new Scene('witch e1, wolf e5 1, spearman e6');
  expect(gone(living)).toEqual([{ unit: 'wolf', zombie: false, phantom: true }]);
  const zombie = new Scene('witch e1, zombie archer e5 1, spearman e6');
  expect(gone(zombie)).toEqual([{ unit: 'archer', zombie: true, phantom: false }]);

  function gone(scene: Scene): readonly Piece[] {
    const { cues } = seen(scene, 'soldiers', 'attack spearman north', 'normal');
    return cues.flatMap((cue) => (cue.gesture === 'lose' ? [cue.piece] : []));
  }
});

test('what a spell does is seen once it has arrived', () => {
  const { cues } = seen(boil(), 'witch', 'cast bloodBoil wolf 3', 'normal');
  expect(cues.length).toBeGreaterThan(0);
  expect(Math.min(...cues.map(({ at }) => at))).toBe(FLIGHT_MS);
});
