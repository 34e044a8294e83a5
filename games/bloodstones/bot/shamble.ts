import { bestBy } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { areasOf, enemyIn } from '../rules/forces.ts';
import type { FrameOf } from '../rules/frames.ts';
import { readyUndead, shambleTargets } from '../rules/undead.ts';
import { Evaluation } from './evaluation.ts';
import { because, type BotChoice } from './choice.ts';
import { type OptionOf, valueOf } from './option.ts';
import type { Survey } from './survey.ts';

/** The least gain for which an Undead moves, so that it does not walk back and forth. */
const STIR = 0.05;

/** §5: each Undead goes where it gains most within its two steps. */
export function moveUndead(survey: Survey, frame: FrameOf<'undead'>): BotChoice {
  const best = bestBy(walks(survey, frame), valueOf);
  if (best === undefined) return because('endPhase', { do: 'end' });
  return because('shamble', best.move, { area: best.goal });
}

/** An Undead's first step, and where it is to go. */
interface Walk extends OptionOf<'shamble'> {
  readonly goal: Area;
}

/** Every way an Undead may go that gains enough. */
export function* walks(survey: Survey, frame: FrameOf<'undead'>): Iterable<Walk> {
  const { view, seat } = survey;
  const evaluation = new Evaluation(survey);
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from)) continue;
    const { fresh, tired } = readyUndead(view, frame, seat, from);
    for (const again of [false, true]) {
      if ((again ? tired : fresh) <= 0) continue;
      for (const to of shambleTargets(view, seat, from)) {
        const far = again || enemyIn(view, seat, to) ? [] : shambleTargets(view, seat, to);
        for (const goal of [to, ...far]) {
          if (goal === from || survey.trail.leadsBack(['undead'], [to, goal])) continue;
          const change = evaluation.leaving(from, ['undead']) + evaluation.joining(goal, ['undead']);
          // Of two equal gains, the shorter way.
          const value = change - (goal === to ? 0 : 0.001);
          if (value > STIR) yield { move: { do: 'shamble', from, to, again }, value, goal };
        }
      }
    }
  }
}
