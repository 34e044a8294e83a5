import type { PlayContext } from '@sanguine/kernel';
import { magicModifiers } from '../attack/modifiers.ts';
import { targetsOf } from '../attack/targets.ts';
import { startVolley } from '../attack/volley.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { loseHealth } from '../health.ts';
import { tagOf } from '../names.ts';
import { take } from '../roll/result.ts';
import { startRoll, weigh } from '../roll/stage.ts';
import { passesTest } from '../roll/tests.ts';
import { spellOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { masteryOf } from '../stats.ts';
import { gainInspire } from '../tokens.ts';
import { EMPTY, freeze, isAlive, NOBODY, unitOf } from '../units.ts';
import { spellLimit } from './legality.ts';
import { startDeaths } from '../attack/dying.ts';
import { startSelected } from '../effects/pending.ts';
import { startTriggers } from '../triggers/reactions.ts';

/** §9.1: starts a magic action. */
export function startMagic(state: State, unit: UnitId): void {
  state.frames.push({
    step: 'magic',
    unit,
    left: spellLimit(unitOf(state, unit)),
    tried: EMPTY,
    spell: '',
    slot: 'choose',
    rolled: null,
  });
}

/** §9: one spell after another: first its test, then its effects. */
export function runMagic(state: State, frame: FrameOf<'magic'>, context: PlayContext<Event>): void {
  const { unit: id } = frame;
  if (!isAlive(unitOf(state, id))) {
    state.frames.pop();
    return;
  }
  switch (frame.slot) {
    case 'choose':
      if (frame.left === 0) state.frames.pop();
      else state.frames.push({ step: 'cast', unit: id });
      return;
    case 'test':
      frame.slot = 'tested';
      weigh(state, 'magic', id, magicModifiers(state, id), context);
      startRoll(state, 'magic', id, 2, context);
      return;
    case 'tested':
      settleTest(state, frame, context);
      return;
    case 'cast':
      frame.slot = 'choose';
      castSpell(state, frame, context);
  }
}

/** §9.2, §9.3: two ones burn the caster, two sixes inspire it, whatever the spell does. */
function settleTest(state: State, frame: FrameOf<'magic'>, context: PlayContext<Event>): void {
  const { unit: id, spell: by } = frame;
  const unit = unitOf(state, id);
  const spell = spellOf(unit, by);
  if (spell === undefined) throw new Error(`${unit.kind} knows no ${by}`);
  const rolled = take(frame);
  const passed = passesTest(rolled, masteryOf(unit, 'am'), spell.difficulty);
  context.emit({ e: 'spell.tried', unit: tagOf(state, id), spell: by, difficulty: spell.difficulty, passed });
  frame.slot = passed ? 'cast' : 'choose';
  if (rolled.faces[5] === 2) {
    context.emit({ e: 'mana.focused', unit: tagOf(state, id) });
    gainInspire(state, id, 1, context);
  }
  if (rolled.faces[0] !== 2) return;
  context.emit({ e: 'mana.burned', unit: tagOf(state, id) });
  loseHealth(state, id, 1, 'magic', context);
  startDeaths(state, NOBODY, false);
  // Answers to it come before the burnt caster is removed.
  startTriggers(state, 'manaBurn', [id], NOBODY);
}

/** §9.4: a spell that attacks attacks at once; other spells select their targets. */
function castSpell(
  state: State,
  { unit: id, spell: by }: FrameOf<'magic'>,
  context: PlayContext<Event>,
): void {
  const spell = spellOf(unitOf(state, id), by);
  if (spell === undefined) return;
  if (!('attack' in spell.does)) {
    startSelected(state, spell.does.select, { source: id, by, part: 'effects', other: NOBODY });
    return;
  }
  const [only, ...more] = targetsOf(state, id, spell.does.attack);
  if (only === undefined) return;
  const asks = more.length > 0;
  startVolley(state, { attacker: id, skill: by, target: asks ? NOBODY : only, charge: false }, context);
  if (asks) state.frames.push({ step: 'aim', unit: id, by, choices: freeze([only, ...more]) });
}
