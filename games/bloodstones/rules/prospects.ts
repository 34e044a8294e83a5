import { preview, type Seat, type Viewer } from '@sanguine/kernel';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { dueNow } from './due.ts';
import { pairings } from './end.ts';
import { areasOf, enemyIn, foesIn, forceOf, hasUnits } from './forces.ts';
import { battleForecast, type Forecast } from './forecast.ts';
import type { Clash, FrameOf, Frames } from './frames.ts';
import { type Keeping, worthKeeping } from './keeping.ts';
import { marches, refuseStep } from './march.ts';
import type { March, Shamble } from './moves.ts';
import { mayStand, waysFrom } from './passage.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';

/**
 * The battles a viewer may ask about: the one in progress, else all of the active player's and the viewer's own pending
 * ones.
 */
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

/** The battle is decided; only its loser has not left yet. */
function isSettled(open: FrameOf<keyof Frames>, { area, defender, attacker }: Clash): boolean {
  if (open.step !== 'casualty' && open.step !== 'retreat') return false;
  return open.area === area && (open.loser === defender || open.loser === attacker);
}

/** A battle that a step would lead to. */
export interface BattleProspect {
  /** With all units that would then be there, once everything owed by then is paid. */
  readonly forecast: Forecast;
  readonly keeping: Keeping | null;
}

/** The battles a step would lead to, one for each enemy it meets. */
export function prospectsOf(view: State, seat: Seat, move: March | Shamble): BattleProspect[] {
  if (!enemyIn(view, seat, move.to)) return [];
  const { state } = preview(rules, view, seat, move);
  if (state === null || !hasUnits(state, seat, move.to)) return [];
  return foesIn(state, seat, move.to).map((defender) => {
    const forecast = battleForecast(state, { area: move.to, attacker: seat, defender }, seat);
    return { forecast, keeping: worthKeeping(state, forecast) };
  });
}

/** The pending battles once these tiles have paid what is owed; empty if they cannot pay it. */
export function battlesOnce(view: State, seat: Seat, tiles: readonly TileKind[]): BattleProspect[] {
  const due = dueNow(view);
  if (due === null || rules.refuse(view, seat, { do: due.verb, tiles: [...tiles] }) !== null) return [];
  return pairings(view, seat).map((clash) => {
    const forecast = battleForecast(view, clash, seat, tiles);
    return { forecast, keeping: worthKeeping(view, forecast) };
  });
}

/** An attack the active player could still march to. */
export interface Attack extends BattleProspect {
  readonly from: Area;
  readonly units: readonly UnitKind[];
}

/** What one step of all able units would lead to, for each own force and each enemy in reach; the best first. */
export function attacksInReach(view: State, seat: Seat): Attack[] {
  const open = view.frames.at(-1);
  if (view.active !== seat || (open?.step !== 'main' && open?.step !== 'march')) return [];
  const debt = open.step === 'march' ? open.debt : 0;
  const attacks: Attack[] = [];
  for (const from of areasOf(view, seat)) {
    for (const to of waysFrom(view, seat, from)) {
      if (!enemyIn(view, seat, to)) continue;
      const terrain = atlasOf(view).terrain(to);
      const units = forceOf(view, seat, from).filter(
        (kind) => marches(kind) && mayStand(view, seat, kind, terrain),
      );
      const step: March = { do: 'step', units, from, to };
      if (units.length === 0 || refuseStep(view, seat, step, debt) !== null) continue;
      for (const prospect of prospectsOf(view, seat, step)) attacks.push({ from, units, ...prospect });
    }
  }
  return attacks.toSorted((a, b) => b.forecast.odds.victory - a.forecast.odds.victory);
}
