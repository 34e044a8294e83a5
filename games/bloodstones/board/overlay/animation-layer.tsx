import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Seat } from '@sanguine/kernel';
import { playFilm } from '@sanguine/ui/animation/film.ts';
import type { Faction } from '../../content/factions.ts';
import type { Area } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { filmOf, type Places, type Point } from '../animation/keyframes.ts';
import type { Movement } from '../animation/movement.ts';
import type { Animation } from '../animation/animator.ts';
import { Village } from '../pieces/home.tsx';
import { Stack } from '../pieces/stack.tsx';
import css from './happening.module.css';

/** Animates the last row over the table; input never waits for it. */
export function AnimationLayer({
  view,
  scene,
}: {
  readonly view: State;
  readonly scene: Animation | null;
}): ReactNode {
  if (scene === null) return null;
  return (
    <div className={css['happening']} aria-hidden="true" key={scene.number}>
      {scene.motions.filter(inSight).map((motion, at) => (
        <Actor key={`${motion.kind}${at}`} motion={motion} view={view} />
      ))}
    </div>
  );
}

function Actor({ motion, view }: { readonly motion: Movement; readonly view: State }): ReactNode {
  const actor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = actor.current;
    if (element === null) return undefined;
    const { frames, timing } = filmOf(motion, SCREEN);
    return playFilm(element, frames, timing);
  }, [motion]);
  if (motion.kind === 'mark') return <div ref={actor}>{motion.areas.map(outline)}</div>;
  return (
    <div ref={actor} className={css['actor']}>
      <Costume motion={motion} faction={factionOf(view, wearer(motion))} />
    </div>
  );
}

function wearer(motion: Exclude<Movement, { kind: 'mark' }>): Seat {
  return motion.kind === 'village.out' ? motion.from : motion.seat;
}

function Costume({
  motion,
  faction,
}: {
  readonly motion: Exclude<Movement, { kind: 'mark' }>;
  readonly faction: Faction | 'none';
}): ReactNode {
  if (motion.kind === 'points') return <b className={css['points']}>+{motion.points}</b>;
  const units = motion.kind === 'march' ? motion.units : 'unit' in motion ? [motion.unit] : [];
  return (
    <svg viewBox="-30 -20 60 40" width="60" height="40">
      {units.length === 0 ? (
        <Village faction={faction} />
      ) : (
        <Stack faction={faction} units={units} strength={0} cavalry={0} detail="far" mark="none" />
      )}
    </svg>
  );
}

/** Skips motions outside the board, which would fly over the rest of the page. */
function inSight(motion: Movement): boolean {
  const board = document.querySelector('main')?.getBoundingClientRect();
  if (board === undefined || motion.kind === 'mark') return board !== undefined;
  const areas =
    motion.kind === 'march' ? [motion.from, motion.to] : motion.area === null ? [] : [motion.area];
  return areas.every((area) => {
    const spot = middleOf(`button[data-area="${area}"]`);
    if (spot === null) return false;
    const { left, right, top, bottom } = board;
    return spot.x > left && spot.x < right && spot.y > top && spot.y < bottom;
  });
}

const NOWHERE: Point = { x: -200, y: -200 };

function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width === 0
    ? null
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Motions use window pixels, so that points can fly from the map to a plate. */
const SCREEN: Places = {
  area: (area) => middleOf(`button[data-area="${area}"]`) ?? NOWHERE,
  plate: (seat) => middleOf(`[data-points="${seat}"]`),
};

function outline(area: Area): ReactNode {
  const box = document.querySelector(`button[data-area="${area}"]`)?.getBoundingClientRect();
  if (box === undefined) return null;
  const { left, top, width, height } = box;
  return <i key={area} className={css['mark']} style={{ left, top, width, height }} />;
}
