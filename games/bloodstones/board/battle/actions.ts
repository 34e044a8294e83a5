import type { Locale, Masked, Seat, Viewer } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import { battleForecast } from '../../rules/forecast.ts';
import type { Clash } from '../../rules/frames.ts';
import type { Move } from '../../rules/moves.ts';
import { refuseLateWithdrawal } from '../../rules/retreat.ts';
import type { State } from '../../rules/state.ts';
import { moveNotes } from '../../text/notes.ts';
import * as words from '../../text/words.ts';
import { chanceOf, percentOf } from './chances.ts';
import { bestSwap, standChoices, type SwapChoice, swapChoices } from './choices.ts';
import { ownRole } from './open-battle.ts';
import { say } from './words.ts';

/** A button of the action bar during a battle. */
export interface BattleAction {
  /**
   * The same as the choice's key in the panel: `keep`, `swap:blank`, `withdraw:12`, `lose:swords`, `retreat:3`,
   * `raise:2`.
   */
  readonly key: string;
  readonly tone: 'go' | 'plain' | 'off';
  readonly title: string;
  /** What it leads to, or why it is unavailable. */
  readonly detail: string;
  /** Null if unavailable. */
  readonly move: Move | null;
  /** The rulebook section that says why it is unavailable. */
  readonly rule: string | null;
}

/**
 * The choices of a battle for the action bar; `picked` is the one selected in the panel or the hand. Empty for a viewer
 * who does not decide.
 */
export function battleActions(
  locale: Locale,
  view: Masked<State>,
  viewer: Viewer,
  picked: string | null,
): BattleAction[] {
  const open = view.frames.at(-1);
  if (viewer === null || !bloodstones.deciders(view).includes(viewer)) return [];
  switch (open?.step) {
    case 'stand':
      return standActions(locale, view, viewer, open, picked);
    case 'swap':
      return swapActions(locale, view, viewer, picked);
    case 'casualty':
    case 'retreat':
    case 'raise':
      return bloodstones.moves(view, viewer).map((move) => aftermathAction(locale, view, viewer, move));
    default:
      return [];
  }
}

function standActions(
  locale: Locale,
  view: State,
  seat: Seat,
  clash: Clash,
  picked: string | null,
): BattleAction[] {
  const chance = percentOf(chanceOf(battleForecast(view, clash, seat).odds, 'defender'));
  const choices = standChoices(view, seat);
  const chosen = choices.find(({ key }) => key === picked)?.key ?? 'stand';
  return choices.map(({ key, move, area, losses }) => ({
    key,
    tone: key === chosen ? 'go' : 'plain',
    title:
      area === null
        ? say(locale, 'choice.stand')
        : say(locale, 'choice.withdraw', { place: words.areaName(locale, view, area) }),
    detail:
      area === null
        ? say(locale, 'action.win', { chance })
        : losses.length > 0
          ? say(locale, 'choice.losses', { units: words.groupName(locale, losses) })
          : '',
    move,
    rule: null,
  }));
}

/**
 * The picked choice first, or the best before anything is picked, then keeping. Withdrawing is no longer possible, but stays as an unavailable button with the
 * reason.
 */
function swapActions(locale: Locale, view: State, seat: Seat, picked: string | null): BattleAction[] {
  const choices = swapChoices(view, seat);
  const [keep] = choices;
  if (keep === undefined) return [];
  const chosen = choices.find(({ key }) => key === picked) ?? bestSwap(choices, seat) ?? keep;
  const shown = chosen === keep ? [keep] : [chosen, keep];
  return [
    ...shown.map((choice) => swapAction(locale, choice, seat, choice === chosen)),
    ...noWithdrawal(locale, view, seat),
  ];
}

function noWithdrawal(locale: Locale, view: State, seat: Seat): BattleAction[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'swap') return [];
  const refused = refuseLateWithdrawal(view, seat, open);
  const { why } = refused.facts;
  return [
    {
      key: 'withdraw',
      tone: 'off',
      title: say(locale, 'action.withdraw'),
      detail:
        why === undefined
          ? say(locale, open.defender === seat ? 'action.withdraw.late' : 'action.withdraw.attacker')
          : words.sayCode(locale, `barred.${why}`),
      move: null,
      rule: refused.rule,
    },
  ];
}

function swapAction(
  locale: Locale,
  { key, move, tile, total, forecast }: SwapChoice,
  seat: Seat,
  chosen: boolean,
): BattleAction {
  const role = ownRole(forecast, seat);
  const { strength } = forecast.sides[role];
  return {
    key,
    tone: chosen ? 'go' : 'plain',
    title:
      tile === null
        ? say(locale, 'action.keep')
        : say(locale, 'action.swap', { tile: words.kindName(locale, tile) }),
    detail: say(locale, 'action.result', {
      tiles: total,
      strength,
      total: total + strength,
      chance: percentOf(chanceOf(forecast.odds, role)),
    }),
    move,
    rule: null,
  };
}

function aftermathAction(locale: Locale, view: State, seat: Seat, move: Move): BattleAction {
  const detail = words.join(locale, moveNotes(locale, view, seat, move), 'list.notes');
  const action = (key: string, title: string): BattleAction => ({
    key,
    tone: 'plain',
    title,
    detail,
    move,
    rule: null,
  });
  switch (move.do) {
    case 'lose':
      return action(
        `lose:${move.kind}`,
        words.say(locale, 'move.lose', { unit: words.kindName(locale, move.kind) }),
      );
    case 'retreat': {
      const place = words.areaName(locale, view, move.area);
      return action(`retreat:${move.area}`, words.say(locale, 'move.retreat', { place }));
    }
    case 'raise':
      return action(`raise:${move.count}`, words.say(locale, 'move.raise', { count: move.count }));
    default:
      return action(move.do, '');
  }
}
