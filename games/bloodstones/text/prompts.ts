import type { Locale, Seat } from '@sanguine/kernel';
import { BUILD_POINTS } from '../content/factions.ts';
import { sideToDecide } from '../rules/battle.ts';
import { captureAreas } from '../rules/capture.ts';
import { finalOutcome } from '../rules/end.ts';
import { contestedAreas } from '../rules/forces.ts';
import type { FrameOf, Frames } from '../rules/frames.ts';
import { withdrawal } from '../rules/retreat.ts';
import { sequence } from '../rules/sequence.ts';
import { requiredSpacing } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { isHorde, playerOf } from '../rules/tiles.ts';
import { mostRaised } from '../rules/undead.ts';
import { areaNames, join, placeName, playerName, say, sideName } from './words.ts';

/** Who decides what. */
export function promptLine(locale: Locale, view: State, names: readonly string[]): string {
  const open = view.frames.at(-1);
  const called = (seats: readonly Seat[]): string =>
    join(
      locale,
      seats.map((seat) => playerName(locale, view, names, seat)),
    );
  if (open === undefined) {
    const outcome = finalOutcome(view);
    const winners = [...outcome.keys()].filter((seat) => outcome[seat]?.rank === 1);
    const score = outcome[winners[0] ?? 0]?.score ?? 0;
    return say(locale, 'prompt.over', { winners: called(winners), score });
  }
  const who = called(sequence.deciders(view));
  return say(locale, 'prompt.line', { who, what: question(locale, view, open) });
}

function question(locale: Locale, view: State, frame: FrameOf<keyof Frames>): string {
  switch (frame.step) {
    case 'pick':
    case 'return':
    case 'undead':
    case 'final':
      return say(locale, `prompt.${frame.step}`);
    case 'found': {
      const horde = sequence.deciders(view).some((seat) => isHorde(view, seat));
      const spacing = requiredSpacing(view);
      return say(locale, horde ? 'prompt.found.horde' : 'prompt.found', { spacing });
    }
    case 'muster':
      return say(locale, 'prompt.muster', {
        place: placeName(locale, view, frame.area),
        points: frame.points,
      });
    case 'deploy':
      return say(locale, 'prompt.deploy', { points: BUILD_POINTS });
    case 'capture':
      return frame.debt === 0
        ? say(locale, 'prompt.capture')
        : say(locale, 'prompt.capture.debt', { debt: frame.debt });
    case 'main':
      return mainQuestion(locale, view);
    case 'build':
      return say(locale, 'prompt.build', { cost: frame.cost });
    case 'march':
      return say(locale, 'prompt.march', { debt: frame.debt });
    case 'stand':
      return say(locale, 'prompt.stand', {
        place: placeName(locale, view, frame.area),
        foe: sideName(locale, view, frame.attacker),
      });
    case 'swap':
      return swapQuestion(locale, view, frame);
    case 'casualty':
    case 'retreat':
      return say(locale, `prompt.${frame.step}`, { place: placeName(locale, view, frame.area) });
    case 'raise':
      return say(locale, 'prompt.raise', {
        place: placeName(locale, view, frame.area),
        most: mostRaised(view, frame),
      });
    case 'construct':
      return constructQuestion(locale, frame);
    case 'idle':
      return say(locale, 'prompt.idle', { turns: playerOf(view, view.active).idle });
  }
}

/** §6.2: battles must be fought; §4.3: the Chaos Horde may capture here. */
function mainQuestion(locale: Locale, view: State): string {
  const { active } = view;
  const contested = contestedAreas(view, active);
  if (contested.length > 0)
    return say(locale, 'prompt.main.battle', { place: areaNames(locale, view, contested) });
  const captures = isHorde(view, active) && !view.tribute && captureAreas(view, active).length > 0;
  return say(locale, captures ? 'prompt.main.capture' : 'prompt.main');
}

/** Includes the tiles for viewers who can see them, and why a defender was not asked to withdraw (§10.1). */
function swapQuestion(locale: Locale, view: State, frame: FrameOf<'swap'>): string {
  const place = placeName(locale, view, frame.area);
  const side = sideToDecide(frame);
  const tiles = side?.tiles ?? [];
  const what = tiles.includes(0)
    ? say(locale, 'prompt.swap', { place })
    : say(locale, 'prompt.swap.tiles', { place, tiles: tiles.join(' ') });
  const { barred } = withdrawal(view, frame);
  if (side?.seat !== frame.defender || barred === null) return what;
  return say(locale, 'prompt.swap.held', { what, why: say(locale, `barred.${barred}`) });
}

function constructQuestion(locale: Locale, { paid, debt, free }: FrameOf<'construct'>): string {
  if (paid) return say(locale, 'prompt.construct.paid');
  if (debt > 0) return say(locale, 'prompt.construct.debt', { debt });
  return say(locale, free ? 'prompt.construct.free' : 'prompt.construct');
}
