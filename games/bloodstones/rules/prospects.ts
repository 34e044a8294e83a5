import type { Seat, Viewer } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { cloneState } from './clone.ts';
import { pairings } from './end.ts';
import { areasOf, enemyIn, foesIn, forceOf, moveUnit } from './forces.ts';
import { battleForecast, type Forecast } from './forecast.ts';
import type { Clash, FrameOf, Frames } from './frames.ts';
import { marches, refuseStep } from './march.ts';
import type { March } from './moves.ts';
import { mayStand, waysFrom } from './passage.ts';
import type { State } from './state.ts';

/** The battles a viewer may ask about: the one at hand, else all of the active player and the viewer's own to come. */
export function battlesAtHand(view: State, viewer: Viewer): Clash[] {
  const open = view.frames.at(-1);
  if (open === undefined) return [];
  if (open.step === 'stand' || open.step === 'swap') {
    const { area, attacker, defender } = open;
    return [{ area, attacker, defender }];
  }
  const now = pairings(view, view.active).filter((clash) => !isSettled(open, clash));
  if (viewer === null || viewer === view.active) return now;
  return [...now, ...pairings(view, viewer).filter(({ defender }) => defender !== view.active)];
}

/** The battle is decided; its loser has only not left yet. */
function isSettled(open: FrameOf<keyof Frames>, { area, defender, attacker }: Clash): boolean {
  if (open.step !== 'casualty' && open.step !== 'retreat') return false;
  return open.area === area && (open.loser === defender || open.loser === attacker);
}

/** An attack the active player could still march to. */
export interface Prospect {
  readonly from: Area;
  readonly units: readonly UnitKind[];
  readonly forecast: Forecast;
}

/** What one step of everybody who can go would lead to, for each own force and each enemy it can reach; the best first. */
export function attacksInReach(view: State, seat: Seat): Prospect[] {
  const open = view.frames.at(-1);
  if (view.active !== seat || (open?.step !== 'main' && open?.step !== 'march')) return [];
  const debt = open.step === 'march' ? open.debt : 0;
  const prospects: Prospect[] = [];
  for (const from of areasOf(view, seat)) {
    for (const to of waysFrom(view, seat, from)) {
      if (!enemyIn(view, seat, to)) continue;
      const terrain = atlasOf(view).terrain(to);
      const units = forceOf(view, seat, from).filter(
        (kind) => marches(kind) && mayStand(view, seat, kind, terrain),
      );
      const step: March = { do: 'step', units, from, to };
      if (units.length === 0 || refuseStep(view, seat, step, debt) !== null) continue;
      const arrived = arrive(view, seat, step);
      for (const defender of foesIn(view, seat, to)) {
        const forecast = battleForecast(arrived, { area: to, attacker: seat, defender }, seat);
        prospects.push({ from, units, forecast });
      }
    }
  }
  return prospects.toSorted((a, b) => b.forecast.odds.victory - a.forecast.odds.victory);
}

function arrive(view: State, seat: Seat, { units, from, to }: March): State {
  const state = cloneState(view);
  for (const kind of units) moveUnit(state, seat, kind, from, to);
  return state;
}
