import type { PlayContext } from '@sanguine/kernel';
import { SCATTER_SIDES } from '../../content/dice.ts';
import type { AttackProfile } from '../../content/skills.ts';
import type { Event } from '../events.ts';
import type { FrameOf, Mark } from '../frames.ts';
import { inArray } from '../geometry/array-template.ts';
import { distance } from '../geometry/disc.ts';
import { cannonLine, type DamageLine, onLine, piercingLine } from '../geometry/line-template.ts';
import { toMil } from '../geometry/numbers.ts';
import { type Point, span } from '../geometry/point.ts';
import { underTemplate } from '../geometry/round-template.ts';
import { scattered as goAstray } from '../geometry/scatter.ts';
import { pointDisc } from '../geometry/sight.ts';
import { fieldFor } from '../ground.ts';
import { tagOf } from '../names.ts';
import { numbersOf } from '../roll/dice.ts';
import { take } from '../roll/result.ts';
import { startRoll } from '../roll/stage.ts';
import { isVisible } from '../sight.ts';
import { profileOf, standingsOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { EMPTY, enemiesOf, freeze, idsOn, isAlive, NOBODY, unitOf } from '../units.ts';
import { startAttack } from './attack.ts';
import { rangeOf } from './bonuses.ts';
import { bandAt } from './bands.ts';
import { targetsOf } from './targets.ts';
import { startTriggers } from '../triggers/reactions.ts';

type VolleyFrame = FrameOf<'volley'>;

/** §7.1: starts an attack already paid for: one roll or several. `target`: the unit named with it. */
export function startVolley(
  state: State,
  { attacker, skill, target, charge }: Pick<VolleyFrame, 'attacker' | 'skill' | 'target' | 'charge'>,
  context: PlayContext<Event>,
): void {
  const { shot, times } = profileOf(unitOf(state, attacker), skill);
  context.emit({
    e: 'attack.declared',
    unit: tagOf(state, attacker),
    skill,
    target: target === NOBODY ? null : tagOf(state, target),
    charge,
  });
  state.frames.push({
    step: 'volley',
    attacker,
    skill,
    charge,
    target,
    slot: shot === undefined ? 'fire' : 'aim',
    marks: EMPTY,
    left: times ?? 1,
    from: null,
    at: null,
    direction: 0,
    rolled: null,
  });
}

/** §7, §14: finds out whom the attack strikes, then attacks them one after another. */
export function runVolley(state: State, frame: VolleyFrame, context: PlayContext<Event>): void {
  const profile = profileOf(unitOf(state, frame.attacker), frame.skill);
  switch (frame.slot) {
    case 'aim':
      frame.slot = 'fire';
      state.frames.push({ step: 'shoot', unit: frame.attacker, skill: frame.skill, target: frame.target });
      return;
    case 'fire':
      fire(state, frame, profile, context);
      return;
    case 'scattered':
      settleScatter(state, frame, profile, context);
      return;
    case 'line':
      settleCannon(state, frame, context);
      return;
    case 'array':
      allot(state, frame);
      return;
    case 'marks':
      strikeNext(state, frame, profile);
      return;
    case 'done':
      state.frames.pop();
      if (isAlive(unitOf(state, frame.attacker))) {
        startTriggers(state, 'attacked', [frame.attacker], NOBODY, frame.skill);
      }
  }
}

const mark = (unit: UnitId): Mark => Object.freeze({ unit, dice: 0, inner: false });

function fire(state: State, frame: VolleyFrame, profile: AttackProfile, context: PlayContext<Event>): void {
  const { attacker } = frame;
  frame.slot = 'marks';
  switch (profile.shot) {
    case undefined:
      frame.marks = freeze(
        profile.aoe === undefined ? [mark(frame.target)] : targetsOf(state, attacker, profile).map(mark),
      );
      return;
    case 'artillery':
    case 'cannon':
      frame.slot = 'scattered';
      frame.direction = context.open.int(360);
      startRoll(state, 'scatter', attacker, 1, context);
      return;
    case 'array':
      frame.slot = 'array';
      startRoll(state, 'number', attacker, 2, context);
      return;
    case 'piercing': {
      const { from, at } = aimOf(frame);
      const unit = unitOf(state, attacker);
      const line = piercingLine({ ...from, r: 0 }, at, rangeOf(unit, profile), fieldFor(state));
      frame.marks = freeze(struckBy(state, attacker, line, context));
    }
  }
}

function aimOf({ from, at }: VolleyFrame): { readonly from: Point; readonly at: Point } {
  if (from === null || at === null) throw new Error('nobody has aimed');
  return { from, at };
}

/** §14.3, §14.5: every unit on a line, friend or foe, nearest first. */
function struckBy(state: State, attacker: UnitId, line: DamageLine, context: PlayContext<Event>): Mark[] {
  const { x, y, ux, uy, length } = line;
  const to = { x: toMil(x + ux * length), y: toMil(y + uy * length) };
  context.emit({ e: 'line.fired', unit: tagOf(state, attacker), from: { x: toMil(x), y: toMil(y) }, to });
  const ids = idsOn(state, attacker);
  const discs = ids.map((id) => unitOf(state, id));
  return onLine(line, unitOf(state, attacker), discs).flatMap(({ index }) => {
    const id = ids[index];
    return id === undefined ? [] : [mark(id)];
  });
}

/** §14.1: where the shot comes down; a blank side: nowhere. */
function settleScatter(
  state: State,
  frame: VolleyFrame,
  profile: AttackProfile,
  context: PlayContext<Event>,
): void {
  const { at: aimed } = frame;
  if (aimed === null) throw new Error('nobody has aimed');
  const [number = 1] = numbersOf(take(frame).faces);
  const side = SCATTER_SIDES[number - 1] ?? 'blank';
  const astray = typeof side === 'number' ? Math.max(0, side + modifierOf(state, frame, profile)) : 0;
  const at = astray === 0 ? aimed : goAstray(aimed, frame.direction, astray * 1000);
  const direction = astray === 0 ? null : frame.direction;
  const from = { x: aimed.x, y: aimed.y };
  context.emit({ e: 'shot.scattered', unit: tagOf(state, frame.attacker), side, direction, from, at });
  frame.at = Object.freeze({ x: at.x, y: at.y });
  if (side === 'blank') frame.slot = 'done';
  else if (profile.shot === 'cannon') {
    frame.slot = 'line';
    startRoll(state, 'number', frame.attacker, 2, context);
  } else {
    frame.slot = 'marks';
    frame.target = NOBODY;
    frame.marks = freeze(underShell(state, frame.attacker, at));
  }
}

/** §14.1: the scatter modifier for the distance, plus the attacker's own while it has not moved. */
export function modifierOf(
  state: State,
  { attacker, target, from, at }: Pick<VolleyFrame, 'attacker' | 'target' | 'from' | 'at'>,
  { ballistic = [] }: AttackProfile,
): number {
  const unit = unitOf(state, attacker);
  const far =
    target === NOBODY
      ? from === null || at === null
        ? 0
        : span(from, at)
      : distance(unit, unitOf(state, target));
  const steady = unit.turn.moved === 0 ? standingsOf(unit.kind) : [];
  const used = steady.reduce(
    (sum, standing) => sum + (standing.gives === 'scatter' ? standing.amount : 0),
    0,
  );
  return (bandAt(ballistic, far)?.modifier ?? 0) + used;
}

/** §14.2: every unit under the template, nearest to its centre first. */
export function underShell(state: State, attacker: UnitId, at: Point): Mark[] {
  const ids = idsOn(state, attacker);
  return underTemplate(
    at,
    ids.map((id) => unitOf(state, id)),
  ).flatMap(({ index, inner }) => {
    const unit = ids[index];
    return unit === undefined ? [] : [Object.freeze({ unit, dice: 0, inner })];
  });
}

/** §14.3: two dice decide how far the ball flies on. */
function settleCannon(state: State, frame: VolleyFrame, context: PlayContext<Event>): void {
  frame.slot = 'marks';
  const length = numbersOf(take(frame).faces).reduce((sum, number) => sum + number, 0) * 1000;
  const { from, at } = aimOf(frame);
  frame.marks = freeze(
    struckBy(state, frame.attacker, cannonLine(from, at, length, fieldFor(state)), context),
  );
}

/** §14.4: visible enemies under the template. */
export function underArray(state: State, attacker: UnitId, direction: number): UnitId[] {
  const enemies = enemiesOf(state, unitOf(state, attacker).owner);
  const struck = inArray(
    unitOf(state, attacker),
    direction,
    enemies.map((id) => unitOf(state, id)),
  );
  return struck.flatMap((index) => {
    const id = enemies[index];
    return id !== undefined && isVisible(state, attacker, id) ? [id] : [];
  });
}

/** §14.4: as many dice as 2D6 show, plus one for each enemy, split as the attacker likes. */
function allot(state: State, frame: VolleyFrame): void {
  frame.slot = 'marks';
  const marks = underArray(state, frame.attacker, frame.direction);
  const dice = numbersOf(take(frame).faces).reduce((sum, number) => sum + number, marks.length);
  const [only, ...more] = marks;
  if (only === undefined) return;
  if (more.length === 0) frame.marks = freeze([Object.freeze({ unit: only, dice, inner: false })]);
  else state.frames.push({ step: 'split', unit: frame.attacker, dice, marks: freeze(marks) });
}

/** Whether the attacker chooses the order: for AoE and array it does; other shots strike from near to far. */
const isFree = ({ aoe, shot }: AttackProfile): boolean => aoe !== undefined || shot === 'array';

/** §14.2, §14.3, §14.5: the units a shot may strike next: the nearest; ruling 86: any of several equally near. */
function nearestMarks(
  state: State,
  { attacker, at }: VolleyFrame,
  { shot }: AttackProfile,
  marks: readonly Mark[],
): readonly Mark[] {
  const [first] = marks;
  if (first === undefined || shot === undefined) return marks.slice(0, 1);
  const from = shot === 'artillery' && at !== null ? pointDisc(at) : unitOf(state, attacker);
  const nearest = distance(from, unitOf(state, first.unit));
  return marks.filter(({ unit }) => distance(from, unitOf(state, unit)) === nearest);
}

/** §7.8: attacks the next unit, if there is one and the attacker is still alive. */
function strikeNext(state: State, frame: VolleyFrame, profile: AttackProfile): void {
  const { attacker } = frame;
  const marks = frame.marks.filter(({ unit }) => isAlive(unitOf(state, unit)));
  const choices = isFree(profile) ? marks : nearestMarks(state, frame, profile, marks);
  const named = choices.find(({ unit }) => unit === frame.target);
  if (!isAlive(unitOf(state, attacker))) {
    frame.slot = 'done';
  } else if (choices.length > 1 && named === undefined) {
    frame.marks = freeze(marks);
    state.frames.push({
      step: 'aim',
      unit: attacker,
      by: frame.skill,
      choices: freeze(choices.map(({ unit }) => unit)),
    });
  } else {
    const next = named ?? choices[0];
    if (next === undefined) {
      again(state, frame, profile);
      return;
    }
    frame.marks = freeze(marks.filter((one) => one !== next));
    if (isFree(profile) || profile.shot !== undefined) frame.target = NOBODY;
    startAttack(state, frame, next);
  }
}

/** §7.8: whether a player is being asked about a second attack. */
export function mayStop(state: State): boolean {
  const volley = state.frames.at(-2);
  if (volley?.step !== 'volley' || volley.slot !== 'fire') return false;
  return volley.left < (profileOf(unitOf(state, volley.attacker), volley.skill).times ?? 1);
}

/** §7.8: Attack Twice: on the same unit, another one, or none. */
function again(state: State, frame: VolleyFrame, profile: AttackProfile): void {
  frame.left -= 1;
  const choices = frame.left > 0 ? targetsOf(state, frame.attacker, profile) : [];
  if (choices.length === 0) {
    frame.slot = 'done';
    return;
  }
  frame.slot = 'fire';
  state.frames.push({ step: 'aim', unit: frame.attacker, by: frame.skill, choices: freeze(choices) });
}
