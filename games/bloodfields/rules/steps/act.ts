import { type PlayContext, type Refusal, refusal } from '@sanguine/kernel';
import { abilityOf, drinkPotion, refuseAbility, refusePotion, useAbility } from '../abilities.ts';
import { namesTarget, refuseAttack } from '../attack/legality.ts';
import { payAttack } from '../attack/payment.ts';
import { startVolley } from '../attack/volley.ts';
import { legalActs } from '../candidates/acts.ts';
import { sampleAct } from '../candidates/sample.ts';
import { walkCandidates } from '../candidates/walk.ts';
import { refuseCharging, refuseTarget } from '../charge/legality.ts';
import { startCharge } from '../charge/stage.ts';
import type { Event } from '../events.ts';
import type { FrameOf, StepOf, Verbs } from '../frames.ts';
import { pathLength } from '../geometry/path.ts';
import { refuseMagic } from '../magic/legality.ts';
import { startMagic } from '../magic/stage.ts';
import { goTo } from '../movement.ts';
import { nameOf, tagOf } from '../names.ts';
import { holdRite, refuseRite } from '../round/rites.ts';
import { skillSet } from '../skills.ts';
import type { State } from '../state.ts';
import { gainInspire } from '../tokens.ts';
import { refuseFlee, startFlight } from '../turn/flight.ts';
import { markOnce, spendAction } from '../turn/limits.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { refuseWalk, refuseWalking } from '../turn/walk.ts';
import { enemiesOf, NOBODY, put, unitOf, without } from '../units.ts';

type ActFrame = FrameOf<'act'>;
type Act = Verbs['act'];

/** §4.3: whether a move takes an action. */
const isAction = (state: State, { unit }: ActFrame, move: Act): boolean =>
  move.do !== 'end' &&
  move.do !== 'drink' &&
  !(move.do === 'use' && abilityOf(unitOf(state, unit), move.by)?.effortless === true);

/** A gained action of one kind ignores the once-a-turn limits; one of any kind does not (§4.5). */
const isNamed = ({ what }: ActFrame): boolean => what === 'move' || what === 'charge' || what === 'attack';

const VERB_OF: Readonly<Record<'move' | 'charge' | 'attack', Act['do']>> = {
  move: 'move',
  charge: 'charge',
  attack: 'attack',
};

/** §4.2: why the unit has no action for this move. */
function refuseAction(state: State, frame: ActFrame, move: Act): Refusal | null {
  const { unit: id, what } = frame;
  const name = nameOf(state, id);
  if (move.do === 'end') return null;
  if (what !== 'turn') {
    if (!isAction(state, frame, move)) return refusal('4.6', 'act.effortless', [name]);
    if (what !== 'any' && move.do !== VERB_OF[what]) return refusal('4.5', 'act.other', [name], { what });
    // A stunned unit has already lost a gained action and is never asked.
    return move.do === 'shake' ? refusal('12.3', 'act.notStunned', [name]) : null;
  }
  if (!isAction(state, frame, move)) return null;
  if ((turnOf(state)?.actions ?? 0) <= 0) return refusal('4.2', 'act.none', [name]);
  if (unitOf(state, id).tokens.includes('stun') !== (move.do === 'shake')) {
    return refusal('12.3', move.do === 'shake' ? 'act.notStunned' : 'act.stunned', [name]);
  }
  return null;
}

function refuseMove(state: State, frame: ActFrame, move: Act): Refusal | null {
  const { unit: id, what } = frame;
  switch (move.do) {
    case 'end':
    case 'shake':
      return null;
    case 'move':
      return refuseWalking(state, id) ?? refuseWalk(state, id, move.path);
    case 'charge':
      return refuseCharging(state, id, isNamed(frame)) ?? refuseTarget(state, id, move.target);
    case 'attack':
      if (what === 'attack' && (move.skill !== frame.skill || move.target !== frame.target)) {
        return refusal('4.5', 'act.skill', [nameOf(state, id)], { skill: frame.skill });
      }
      return refuseAttack(state, id, move.skill, move.target, isNamed(frame));
    case 'use':
      return refuseAbility(state, id, move.by);
    case 'magic':
      return refuseMagic(state, id);
    case 'flee':
      return refuseFlee(state, id, what !== 'turn' || (turnOf(state)?.acted ?? true));
    case 'focus':
      return unitOf(state, id).turn.once.includes('focus')
        ? refusal('4.7', 'focus.once', [nameOf(state, id)])
        : null;
    case 'douse':
      return unitOf(state, id).dot > 0 ? null : refusal('4.8', 'douse.none', [nameOf(state, id)]);
    case 'drink':
      return refusePotion(state, id, move.item);
    case 'rite':
      return refuseRite(state, id);
  }
}

/** Why no move of a verb is offered: there is no action for it, or the unit may not walk at all. */
function refuseVerb(state: State, frame: ActFrame, verb: Act['do']): Refusal | null {
  const [like] = PLAIN.filter((move) => move.do === verb);
  const refused = like === undefined ? null : refuseAction(state, frame, like);
  return refused ?? (verb === 'move' ? refuseWalking(state, frame.unit) : null);
}

/** One move of each verb that takes an action, whatever it names. */
const PLAIN: readonly Act[] = [
  { do: 'move', path: [] },
  { do: 'charge', target: NOBODY },
  { do: 'attack', skill: '', target: null },
  { do: 'magic' },
  { do: 'flee' },
  { do: 'focus' },
  { do: 'douse' },
  { do: 'shake' },
  { do: 'rite' },
];

function* offers(state: State, frame: ActFrame): Iterable<Act> {
  const { unit: id, what, skill, target } = frame;
  const unit = unitOf(state, id);
  const { attacks, abilities } = skillSet(unit.kind);
  const some =
    what === 'any' || (what === 'turn' && (turnOf(state)?.actions ?? 0) > 0 && !unit.tokens.includes('stun'));
  if ((some || what === 'move') && refuseWalking(state, id) === null) {
    for (const { path } of walkCandidates(state, id)) yield { do: 'move', path };
  }
  const enemies = enemiesOf(state, unit.owner);
  if (some || what === 'charge') for (const enemy of enemies) yield { do: 'charge', target: enemy };
  if (what === 'attack') yield { do: 'attack', skill, target };
  if (some) {
    for (const attack of attacks) {
      if (!namesTarget(attack.attack)) yield { do: 'attack', skill: attack.id, target: null };
      else for (const enemy of enemies) yield { do: 'attack', skill: attack.id, target: enemy };
    }
    if (skillSet(unit.kind).spells.length > 0 || unit.items.length > 0) yield { do: 'magic' };
    yield { do: 'flee' };
    yield { do: 'focus' };
    yield { do: 'douse' };
    yield { do: 'rite' };
  }
  if (what === 'turn') {
    yield { do: 'shake' };
    for (const item of unit.items) yield { do: 'drink', item };
  }
  if (some || what === 'turn') for (const { id: by } of abilities) yield { do: 'use', by };
  yield { do: 'end' };
}

const legalMoves = (state: State, frame: ActFrame): Act[] =>
  frame.what === 'turn' ? legalActs(state, frame) : legalGained(state, frame);

/** A gained action has few choices: those offered and not refused. */
function legalGained(state: State, frame: ActFrame): Act[] {
  return [...offers(state, frame)].filter(
    (move) => refuseAction(state, frame, move) === null && refuseMove(state, frame, move) === null,
  );
}

function play(state: State, frame: ActFrame, move: Act, context: PlayContext<Event>): void {
  const { unit: id, what } = frame;
  const named = isNamed(frame);
  state.frames.pop();
  if (isAction(state, frame, move)) spendAction(state, id, what === 'turn' ? 'turn' : 'gained');
  switch (move.do) {
    case 'end': {
      const turn = turnOf(state);
      if (what === 'turn' && turn !== undefined) turn.slot = 'end';
      return;
    }
    case 'shake':
      put(state, id, { tokens: without(unitOf(state, id).tokens, 'stun') });
      context.emit({ e: 'action.lost', unit: tagOf(state, id) });
      return;
    case 'move': {
      const path = move.path.map(({ x, y }) => Object.freeze({ x, y }));
      const length = pathLength(unitOf(state, id), path);
      context.emit({ e: 'unit.moved', unit: tagOf(state, id), path, length });
      goTo(state, id, path, length, 'ground', context);
      return;
    }
    case 'charge':
      if (!named) markOnce(state, id, 'charge');
      startCharge(state, id, move.target, context);
      return;
    case 'attack':
      payAttack(state, id, move.skill, named);
      startVolley(
        state,
        { attacker: id, skill: move.skill, target: move.target ?? NOBODY, charge: false },
        context,
      );
      return;
    case 'use':
      useAbility(state, id, move.by, context);
      return;
    case 'magic':
      markOnce(state, id, 'magic');
      startMagic(state, id);
      return;
    case 'flee':
      markOnce(state, id, 'flee');
      startFlight(state, id);
      return;
    case 'focus':
      markOnce(state, id, 'focus');
      context.emit({ e: 'unit.focused', unit: tagOf(state, id) });
      gainInspire(state, id, 1, context);
      return;
    case 'douse':
      put(state, id, { dot: 0 });
      context.emit({ e: 'fire.doused', unit: tagOf(state, id) });
      return;
    case 'drink':
      drinkPotion(state, id, move.item, context);
      return;
    case 'rite':
      holdRite(state, id, context);
  }
}

/** §4.2: what a unit does with its turn or with a gained action. */
export const act: StepOf<'act'> = {
  rule: '4.2',
  verbs: [
    'move',
    'charge',
    'attack',
    'use',
    'magic',
    'flee',
    'focus',
    'douse',
    'shake',
    'drink',
    'rite',
    'end',
  ],
  sections: {
    move: '5.1',
    charge: '6.1',
    attack: '7.1',
    use: '4.3',
    magic: '9.1',
    flee: '10.1',
    focus: '4.7',
    douse: '4.8',
    shake: '12.3',
    drink: '15.1',
    rite: '16.2',
  },
  who: (state, { unit }) => [unitOf(state, unit).owner],
  offers: (state, frame) => offers(state, frame),
  moves: (state, frame) => legalMoves(state, frame),
  sample: (state, frame, _seat, random) =>
    (frame.what === 'turn' ? sampleAct(state, frame, random) : null) ?? random.draw(legalMoves(state, frame)),
  lacking: (state, frame, verb) => refuseVerb(state, frame, verb),
  refuse: (state, frame, _seat, move) => refuseAction(state, frame, move) ?? refuseMove(state, frame, move),
  exhaustive(state, { unit, what }) {
    const walks = what === 'move' || what === 'any' || (what === 'turn' && (turnOf(state)?.actions ?? 0) > 0);
    return !walks || refuseWalking(state, unit) !== null;
  },
  play: (state, frame, _seat, move, context) => play(state, frame, move, context),
  mask: (frame) => ({ ...frame }),
};
