import type { PlayContext } from '@sanguine/kernel';
import type { Effect } from '../../content/effects.ts';
import type { AttackEffect } from '../../content/skills.ts';
import { moraleModifiers } from '../attack/modifiers.ts';
import { take } from '../roll/result.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { loseHealth, restoreHealth } from '../health.ts';
import { tagOf } from '../names.ts';
import { passesTest } from '../roll/tests.ts';
import { startRoll, weigh } from '../roll/stage.ts';
import type { State, UnitId } from '../state.ts';
import { moraleOf } from '../stats.ts';
import { applyToken, cleanse, gainInspire, gainShield } from '../tokens.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { cardFor, freeze, isAlive, put, unitOf } from '../units.ts';
import { listEffects } from './lists.ts';
import { startGained } from './gained.ts';
import { startSummon } from './summon.ts';
import { startLeap } from './leap.ts';
import { startDrag } from './drag.ts';
import { startDeaths } from '../attack/dying.ts';
import { startEffects, startHits } from './pending.ts';
import { startTriggers } from '../triggers/reactions.ts';

type ResolveFrame = FrameOf<'resolve'>;

/** Performs one effect on one unit. True if that is all; false if `runResolve` has to settle a push or a test first. */
export function perform(
  state: State,
  frame: ResolveFrame,
  effect: AttackEffect,
  target: UnitId,
  context: PlayContext<Event>,
): boolean {
  if (frame.target === 0) frame.done = false;
  if (effect.do !== 'deploy' && !isAlive(unitOf(state, target))) return true;
  switch (effect.do) {
    case 'push':
      frame.slot = 'pushed';
      frame.held = false;
      startTriggers(state, 'pushed', [target], frame.source);
      return false;
    case 'morale':
      if (cardFor(unitOf(state, target)).race === 'husk') return true;
      frame.slot = 'tested';
      weigh(state, 'morale', target, moraleModifiers(state, target), context);
      startRoll(state, 'morale', target, 2, context);
      return false;
    case 'fly':
    case 'jump':
    case 'blink':
      startLeap(state, effect.do, target, effect.distance);
      return true;
    case 'drag':
      startDrag(state, frame.source, target, effect.distance, effect.straight ? 'reel' : 'drag');
      return true;
    case 'action':
      startGained(state, target, effect.action, frame.other, context);
      frame.done = true;
      return true;
    case 'deploy':
      startSummon(state, { ...effect, unit: target, by: frame.by, may: effect.upTo > 1 });
      return true;
    case 'hits':
      frame.done = true;
      startHits(state, target, effect.amount, frame.source, frame.by);
      return true;
    case 'lose':
      frame.done = loseHealth(state, target, effect.amount, 'skill', context) > 0;
      startDeaths(state, frame.source, false);
      return true;
    default:
      frame.done = atOnce(state, frame, effect, target, context) || frame.done;
      return true;
  }
}

type AtOnce = Exclude<
  Effect,
  { do: 'push' | 'morale' | 'fly' | 'jump' | 'blink' | 'drag' | 'action' | 'deploy' | 'hits' | 'lose' }
>;

/** Effects that neither ask nor roll. True if they did anything. */
function atOnce(
  state: State,
  frame: ResolveFrame,
  effect: AtOnce,
  target: UnitId,
  context: PlayContext<Event>,
): boolean {
  switch (effect.do) {
    case 'inspire':
      gainInspire(state, target, effect.amount, context);
      return true;
    case 'shield':
      gainShield(state, target, effect.amount, context);
      return true;
    case 'restore':
      return restoreHealth(state, target, effect.amount, context) > 0;
    case 'apply': {
      const applied = applyToken(state, target, effect.token, context);
      const attack = state.frames.at(-2);
      if (applied && effect.token === 'immobilize' && attack?.step === 'attack') attack.immobilized = true;
      return applied;
    }
    case 'cleanse':
      cleanse(state, target, context);
      return true;
    case 'boost': {
      const { boosts } = unitOf(state, target);
      const { boost, amount, until } = effect;
      put(state, target, {
        boosts: freeze([...boosts, Object.freeze({ boost, amount, until, by: frame.by })]),
      });
      context.emit({ e: 'unit.boosted', unit: tagOf(state, target), boost, amount, until, by: frame.by });
      return true;
    }
    case 'mute': {
      const attack = state.frames.findLast(({ step }) => step === 'attack');
      if (attack?.step === 'attack') attack.muted = true;
      return true;
    }
    case 'exhaust': {
      const turn = turnOf(state);
      if (turn?.unit === target) turn.actions = 0;
      return true;
    }
  }
}

/** §10.2: settles a morale test; a failed one starts its effects. */
export function finishMorale(
  state: State,
  frame: ResolveFrame,
  target: UnitId,
  context: PlayContext<Event>,
): void {
  const effect = listEffects(unitOf(state, frame.source), frame.by, frame.part)[frame.effect];
  if (effect?.do !== 'morale') throw new Error(`${frame.by} asks for no test`);
  const { difficulty } = effect;
  const passed = passesTest(take(frame), moraleOf(state, target), difficulty);
  context.emit({ e: 'morale.tested', unit: tagOf(state, target), difficulty, passed });
  frame.done = !passed;
  if (!passed) startEffects(state, { ...frame, part: 'fail', targets: [target] });
}
