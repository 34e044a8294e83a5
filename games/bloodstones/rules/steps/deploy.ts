import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { BUILD_POINTS } from '../../content/factions.ts';
import { isTile } from '../../content/kinds.ts';
import { atlasOf } from '../atlas.ts';
import { build, buildCost } from '../build.ts';
import { refill } from '../draw.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import type { Deploy, Deployment } from '../moves.ts';
import { holds } from '../multiset.ts';
import { refuseMusterPlace } from '../muster.ts';
import { NOBODY, type State } from '../state.ts';
import { choicesOf, playerOf } from '../tiles.ts';
import { continueSetup } from './found.ts';

/** §16 (`openingBuild` = simultaneous): everybody chooses the whole opening build in secret; all are revealed together. */
export const deploy: StepOf<'deploy'> = {
  rule: '2.5',
  verbs: ['deploy'],
  who: (_, frame) => frame.queue,
  *offers(state, frame, seat) {
    const home = homeOf(frame, seat);
    const port = atlasOf(state).seas(home)[0] ?? home;
    yield { do: 'deploy', units: [] };
    for (const tiles of choicesOf(playerOf(state, seat).hand)) {
      const units: Deployment[] = [];
      for (const kind of tiles) {
        if (kind !== 'blank') units.push({ kind, area: kind === 'ship' ? port : home });
      }
      if (units.length === tiles.length) yield { do: 'deploy', units };
    }
  },
  refuse: (state, frame, seat, move) => refuseDeploy(state, frame, seat, move),
  exhaustive: () => false,
  play(state, frame, seat, { units }, context) {
    frame.chosen[seat] = units.map((unit) => ({ ...unit }));
    frame.queue = frame.queue.filter((other) => other !== seat);
    context.emit({ e: 'deployed', seat });
    if (frame.queue.length > 0) return;
    context.reveal();
    for (const [builder, chosen] of frame.chosen.entries()) {
      if (chosen === null || chosen === 'hidden') continue;
      for (const { kind, area } of chosen) build(state, builder, kind, area, context);
      refill(state, builder, false, context);
    }
    continueSetup(state, context);
  },
  mask: (frame, viewer) => ({
    ...frame,
    queue: [...frame.queue],
    areas: [...frame.areas],
    chosen: frame.chosen.map((units, seat) => {
      if (units === null || units === 'hidden') return units;
      return seat === viewer ? units.map((unit) => ({ ...unit })) : 'hidden';
    }),
  }),
};

function homeOf(frame: FrameOf<'deploy'>, seat: Seat): number {
  return frame.areas[seat] ?? NOBODY;
}

function refuseDeploy(state: State, frame: FrameOf<'deploy'>, seat: Seat, { units }: Deploy): Refusal | null {
  const kinds = units.map(({ kind }) => kind);
  const tiles = kinds.filter(isTile);
  if (tiles.length < kinds.length) return refusal('2.5', 'build.never', kinds);
  if (!holds(playerOf(state, seat).hand, tiles)) return refusal('2.5', 'build.notInHand', tiles);
  for (const { kind, area } of units) {
    const refused = refuseMusterPlace(state, seat, kind, area, homeOf(frame, seat));
    if (refused !== null) return refused;
  }
  const need = kinds.reduce((sum, kind) => sum + (buildCost(state, seat, kind) ?? Infinity), 0);
  return need > BUILD_POINTS ? refusal('2.5', 'muster.points', kinds, { need, have: BUILD_POINTS }) : null;
}
