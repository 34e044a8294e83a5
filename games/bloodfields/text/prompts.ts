import type { Locale, Seat } from '@sanguine/kernel';
import { mayStop } from '../rules/attack/volley.ts';
import { deployable } from '../rules/muster/deployment.ts';
import type { FrameOf, Frames } from '../rules/frames.ts';
import { currentRoll } from '../rules/roll/options.ts';
import { maySupport } from '../rules/round/activations.ts';
import { pointsOf, winnerOf } from '../rules/round/points.ts';
import { pointsFor } from '../rules/scenario.ts';
import { sequence } from '../rules/sequence.ts';
import { profileOf } from '../rules/skills.ts';
import type { State } from '../rules/state.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { hasToken, otherSeat, unitOf } from '../rules/units.ts';
import { facesText, rollName } from './dice.ts';
import { lengthText } from './measures.ts';
import { join, type Phrase, say } from './phrases.ts';
import { kindName, playerName, skillName, unitName, unitNames } from './words.ts';

/** Who decides what. */
export function promptLine(locale: Locale, view: State, names: readonly string[]): string {
  const open = view.frames.at(-1);
  const called = (seat: Seat): string => playerName(locale, view, names, seat);
  if (open === undefined) return over(locale, view, called);
  return say(locale, 'prompt.line', {
    who: join(locale, sequence.deciders(view).map(called)),
    what: question(locale, view, open, sequence.deciders(view)[0] ?? null),
  });
}

function over(locale: Locale, view: State, called: (seat: Seat) => string): string {
  const winner = winnerOf(view);
  if (winner === null) return say(locale, 'prompt.over.drawn', { points: pointsOf(view, 0) });
  return say(locale, 'prompt.over.won', {
    name: called(winner),
    points: pointsOf(view, winner),
    other: pointsOf(view, otherSeat(winner)),
  });
}

/** The question to the decider, without a name. */
export function question(
  locale: Locale,
  view: State,
  frame: FrameOf<keyof Frames>,
  reader: Seat | null = null,
): string {
  switch (frame.step) {
    case 'muster':
      return say(locale, 'prompt.muster', { points: pointsFor(view) });
    case 'terrain':
      return frame.wood
        ? say(locale, 'prompt.terrain.wood')
        : say(locale, 'prompt.terrain', { count: frame.left.length });
    case 'prize':
      return say(locale, frame.side ? 'prompt.prize.side' : 'prompt.prize');
    case 'deploy':
      return say(locale, frame.supports ? 'prompt.deploy.supports' : 'prompt.deploy', {
        count: deployable(view, frame.seat, frame.supports).length,
      });
    case 'initiative':
      return say(locale, 'prompt.initiative', { round: view.round });
    case 'inspire':
      return say(locale, 'prompt.inspire', { count: frame.left });
    case 'activate':
      return say(locale, maySupport(view, frame.seat) ? 'prompt.activate.supports' : 'prompt.activate');
    case 'act':
      return acting(locale, view, frame, reader);
    case 'go':
      return say(locale, `prompt.go.${frame.way}`, {
        unit: unitName(locale, view, frame.unit, reader),
        source: unitName(locale, view, frame.source, reader),
        length: lengthText(locale, frame.distance),
      });
    case 'aim':
    case 'react': {
      const again = frame.step === 'aim' && mayStop(view);
      return say(locale, again ? 'prompt.aim.again' : `prompt.${frame.step}`, {
        unit: unitName(locale, view, frame.unit, reader),
        skill: skillName(locale, frame.by),
      });
    }
    case 'shoot':
      return shooting(locale, view, frame, reader);
    case 'split':
      return say(locale, 'prompt.split', {
        unit: unitName(locale, view, frame.unit, reader),
        dice: frame.dice,
        targets: unitNames(locale, view, frame.marks, reader),
      });
    case 'contact':
    case 'strike':
      return say(locale, `prompt.${frame.step}`, {
        unit: unitName(locale, view, frame.unit, reader),
        target: unitName(locale, view, frame.target, reader),
      });
    case 'cast':
      return say(locale, 'prompt.cast', {
        unit: unitName(locale, view, frame.unit, reader),
        count: spellsLeft(view),
      });
    case 'summon':
      return say(locale, summonKey(frame), {
        unit: unitName(locale, view, frame.unit, reader),
        kind: kindName(locale, frame.kind),
        length: lengthText(locale, frame.within),
      });
    case 'dice':
      return rolling(locale, view, frame, reader);
    case 'champion':
    case 'support':
    case 'order':
    case 'ember':
    case 'exit':
      return say(locale, `prompt.${frame.step}`);
    default:
      return say(locale, 'prompt.wait');
  }
}

const summonKey = ({ may, range }: FrameOf<'summon'>): Phrase =>
  range === 'adjacent' ? 'prompt.summon.adjacent' : may ? 'prompt.summon.may' : 'prompt.summon';

/** §4.2, §4.5: what a unit may do with its turn or with a gained action. */
function acting(
  locale: Locale,
  view: State,
  { unit: id, what, skill, target }: FrameOf<'act'>,
  reader: Seat | null = null,
): string {
  const unit = unitName(locale, view, id, reader);
  if (what === 'attack') {
    return say(locale, 'prompt.act.attack', {
      unit,
      target: unitName(locale, view, target, reader),
      skill: skillName(locale, skill),
    });
  }
  if (what !== 'turn') return say(locale, `prompt.act.${what}`, { unit });
  const count = turnOf(view)?.actions ?? 0;
  return count > 0 && hasToken(unitOf(view, id), 'stun')
    ? say(locale, 'prompt.act.stunned', { unit })
    : say(locale, 'prompt.act.turn', { unit, count });
}

function shooting(
  locale: Locale,
  view: State,
  { unit: id, skill, target }: FrameOf<'shoot'>,
  reader: Seat | null = null,
): string {
  const unit = unitName(locale, view, id, reader);
  const { shot } = profileOf(unitOf(view, id), skill);
  return shot === 'artillery'
    ? say(locale, 'prompt.shoot.artillery', { unit, target: unitName(locale, view, target, reader) })
    : say(locale, `prompt.shoot.${shot ?? 'piercing'}`, { unit });
}

function spellsLeft(view: State): number {
  const magic = view.frames.findLast(({ step }) => step === 'magic');
  return magic?.step === 'magic' ? magic.left : 0;
}

function rolling(locale: Locale, view: State, { side }: FrameOf<'dice'>, reader: Seat | null): string {
  const { roll } = currentRoll(view);
  return say(locale, `prompt.dice.${side}`, {
    unit: unitName(locale, view, roll.unit, reader),
    roll: rollName(locale, roll.roll),
    dice: facesText(locale, roll.roll, roll.faces),
  });
}
