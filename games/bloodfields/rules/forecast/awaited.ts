import { coverFrom } from '../attack/attack.ts';
import { blowOf } from '../attack/blow.ts';
import type { FrameOf } from '../frames.ts';
import { listEffects } from '../effects/lists.ts';
import { attackOf } from '../odds/attack.ts';
import { chainOdds } from '../odds/attack-chain.ts';
import type { AttackQuery } from '../odds/attack-query.ts';
import { pointsOf } from '../odds/attack-spread.ts';
import { testOdds } from '../odds/test-odds.ts';
import { moraleTest } from '../odds/test-query.ts';
import { placedFor } from '../odds/wounds.ts';
import type { State, UnitId } from '../state.ts';
import { moraleOf } from '../stats.ts';
import { BURNS } from '../turn/burning.ts';
import { unitOf } from '../units.ts';
import { attackQueries } from './attack.ts';
import { chargeOdds } from './charge.ts';
import { Charms, testEffectsOn } from './charms.ts';
import { fleeForecast, spellForecast } from './tests.ts';

/** The odds of a roll that is about to be made. */
export type Awaited =
  /** §7.4, §7.5: average damage tokens and the chance to destroy the target, from this roll on. */
  | { readonly of: 'attack'; readonly target: UnitId; readonly mean: number; readonly kill: number }
  /** §6.3, §9.2, §10.2: the chance to pass. */
  | { readonly of: 'test'; readonly pass: number }
  /** §12.4: average points of health lost. */
  | { readonly of: 'burning'; readonly mean: number };

/** §7.10: for the stage on top, which has asked for dice not rolled yet; null if no chance would say enough. */
export function awaitedForecast(state: State): Awaited | null {
  const asker = state.frames.at(-1);
  switch (asker?.step) {
    case 'attack':
      return asker.slot === 'rolled' || asker.slot === 'saved' ? attackAwaited(state, asker) : null;
    case 'charge':
      return test(chargeOdds(state, asker.unit, asker.target, new Charms(), asker.kind).test.pass);
    case 'magic':
      return test(spellForecast(state, asker.unit, asker.spell)?.test.pass);
    case 'flight':
      return test(fleeForecast(state, asker.unit)?.pass);
    case 'resolve':
      return test(moralePass(state, asker));
    case 'turn':
      return { of: 'burning', mean: (unitOf(state, asker.unit).dot * BURNS) / 6 };
    default:
      return null;
  }
}

const test = (pass: number | undefined): Awaited | null => (pass === undefined ? null : { of: 'test', pass });

/** §10.2: the test an effect asks for. */
function moralePass(state: State, frame: FrameOf<'resolve'>): number | undefined {
  const effect = listEffects(unitOf(state, frame.source), frame.by, frame.part)[frame.effect];
  const target = frame.targets[frame.target];
  if (effect?.do !== 'morale' || target === undefined) return undefined;
  const effects = testEffectsOn(state, 'morale', target, new Charms());
  return testOdds(moraleTest(effect.difficulty, moraleOf(state, target), effects)).pass;
}

/** §7.4 to §7.6: for attack dice about to be rolled, or defence dice against the hits so far. */
function attackAwaited(state: State, frame: FrameOf<'attack'>): Awaited {
  const { target, dice, hits, criticals } = frame;
  const query = queryOf(state, frame);
  if (frame.slot === 'rolled') {
    const { mean, kill } = chainOdds([{ ...query, dice }]);
    return { of: 'attack', target, mean, kill };
  }
  const { wounds, defence } = attackOf(query, hits + criticals);
  let mean = 0;
  let kill = 0;
  for (const { chances } of pointsOf(defence.odds(hits, criticals).ends, wounds)) {
    chances.forEach((chance, points) => {
      const placed = placedFor(points, query);
      mean += chance * placed;
      if (placed === query.hp) kill += chance;
    });
  }
  return { of: 'attack', target, mean, kill };
}

/** §7.1 to §7.8: the attack as numbers, its cost already paid. */
function queryOf(state: State, frame: FrameOf<'attack'>): AttackQuery {
  const { attacker, inner, muted } = frame;
  const blow = blowOf(state, frame);
  const { inspire, embers } = unitOf(state, attacker);
  const hides = coverFrom(state, frame, blow.profile) !== null;
  const [query] = attackQueries(state, blow, hides, { inner, mute: muted }, new Charms(), {});
  return { ...query, attackerTokens: inspire + embers, bead: null };
}
