import { scoringFor } from '../../content/scenarios.ts';
import type { Zone } from '../../rules/geometry/zone.ts';
import { groundFor, scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { SIDE_LOOKS } from './sides.ts';

interface DrawnZone extends Zone {
  readonly colour: string;
  readonly lit: boolean;
}

/** The zones while they matter: during deployment, and in scenarios that score by them. */
export function zonesOf(view: State): DrawnZone[] {
  const open = view.frames.at(-1);
  const scenario = scenarioFor(view);
  const scored = scoringFor(scenario, 'exit') !== undefined || scoringFor(scenario, 'wagon') !== undefined;
  if (view.round > 0 && !scored && open?.step !== 'deploy') return [];
  const [south, north] = groundFor(view).zones;
  const deploying = open?.step === 'deploy' ? (view.players[open.seat]?.side ?? null) : null;
  return [
    ...south.map((zone) => ({ ...zone, colour: SIDE_LOOKS.south.rim, lit: deploying === 0 })),
    ...north.map((zone) => ({ ...zone, colour: SIDE_LOOKS.north.rim, lit: deploying === 1 })),
  ];
}
