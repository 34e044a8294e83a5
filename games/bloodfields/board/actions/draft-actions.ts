import type { Refusal } from '@sanguine/kernel';
import { pathLength } from '../../rules/geometry/path.ts';
import { unitOf } from '../../rules/units.ts';
import { lengthText } from '../../text/measures.ts';
import { moveNotes } from '../../text/move-notes.ts';
import { moveWords } from '../../text/moves.ts';
import { join } from '../../text/phrases.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { spotPlace } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';

/** A button for what is planned on the ground, or else a request to choose a place; for a walk also a button for a corner. */
export function draftActions(situation: Situation): BarAction[] {
  const { draft, task } = situation;
  if (task === null) return [];
  const main = draft === null ? [asking(situation)] : [drafted(situation, draft.move, draft.refusal)];
  return task.kind === 'walk' ? [...main, pinning(situation)] : main;
}

/** `Move 4.2 inches`, with what the unit finds there and the distance left. */
export function drafted(
  situation: Situation,
  move: NonNullable<Situation['draft']>['move'],
  refusal: Refusal | null,
): BarAction {
  const { locale, view, seat, task } = situation;
  const made = playing(situation, move, 'go', refusal);
  if (move.do !== 'move' || task === null || task.kind !== 'walk') return made;
  const length = pathLength(unitOf(view, task.unit), move.path);
  const left = Math.max(0, task.allowance - length);
  const walked = view.frames.at(-1)?.step === 'act';
  return {
    ...made,
    title: walked ? sayBoard(locale, 'act.setDown') : moveWords(locale, view, seat, move),
    detail:
      refusal === null
        ? join(locale, [
            ...(walked ? [lengthText(locale, length)] : []),
            ...moveNotes(locale, view, seat, move),
            sayBoard(locale, 'act.left', { length: lengthText(locale, left) }),
          ])
        : '',
  };
}

function asking({ locale, view, spots }: Situation): BarAction {
  const step = view.frames.at(-1)?.step;
  const verb = step === 'terrain' ? 'lay' : step === 'deploy' ? 'place' : step === 'shoot' ? 'aim' : 'go';
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: sayBoard(locale, `act.ask.${verb}`),
    detail: sayBoard(locale, 'act.choosePlace'),
    unavailable: null,
    does: { focuses: spots.length === 0 ? null : spotPlace(0) },
  };
}

/** Turns the end of the way into a corner; without an end, the next point becomes one. */
export function pinning({ locale, selection, draft }: Situation): BarAction {
  const { corners, pinning: on } = selection;
  const end = draft !== null && draft.refusal === null ? draft.way.at(-1) : undefined;
  const key = on ? 'act.corner.on' : end === undefined ? 'act.corner' : 'act.corner.here';
  return {
    key: 'corner',
    verb: 'corner',
    tone: 'plain',
    title: sayBoard(locale, key),
    detail: sayBoard(locale, 'act.corner.note', { count: corners.length }),
    unavailable: null,
    does: {
      selects:
        end === undefined
          ? { ...selection, pinning: !on }
          : { ...selection, corners: [...(draft?.way ?? [])], way: [], pinning: false },
    },
  };
}
