import type { Seat } from '@sanguine/kernel';
import type { Province } from '../../content/provinces.ts';
import { forecast } from '../../rules/forecast.ts';
import type { Join } from '../../rules/moves.ts';
import { armable } from '../../rules/steps/cards.ts';
import { figureName, placeName, sideOf } from '../../text/words.ts';
import { canFlee } from '../plan/chips.ts';
import { cardsIn, type View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { hinting, playing } from './playing.ts';

/** §10.2: every figure that can be sent, strongest first, and the choice to send nobody more to this battle. */
export function callActions(situation: Situation): BarAction[] {
  const { locale, view, seat, selection, moves } = situation;
  const province = view.battle?.province;
  const joins = moves.flatMap((move) => (move.do === 'join' ? [move] : []));
  const held = selection.held === 'place' ? selection.place : null;
  const near = joins.filter(({ from }) => held === null || from === held);
  const sent =
    province === undefined
      ? []
      : near
          .map((move) => ({ move, ...strengthWith(view, seat, province, move) }))
          .toSorted((one, other) => other.own - one.own);
  return [
    ...sent.map(({ move, own, ahead }): BarAction => ({
      ...playing(situation, move, 'plain'),
      title: sayBoard(locale, 'act.join', {
        figure: figureName(locale, move.figure),
        place: placeName(locale, move.from),
      }),
      detail: sayBoard(locale, 'act.join.note', {
        own,
        ahead: ahead === seat ? 'you' : ahead === null ? 'none' : 'other',
        name: ahead === null ? '' : sideOf(locale, view, ahead),
      }),
    })),
    { ...playing(situation, { do: 'rest' }, 'plain'), detail: sayBoard(locale, 'act.rest.note') },
  ];
}

/** The clan's strength with the figure, before cards. */
function strengthWith(
  view: View,
  seat: Seat,
  province: Province,
  { figure, from }: Join,
): { own: number; ahead: Seat | null } {
  const { sides, ahead } = forecast(view, province, [{ seat, figure, from }]);
  return { own: sides.find((side) => side.seat === seat)?.strength ?? 0, ahead };
}

/** §11.1: the selected card, with each way to arm for the late window. */
export function cardActions(situation: Situation): BarAction[] {
  const { locale, view, seat, selection } = situation;
  const [card] = cardsIn(selection);
  if (card === undefined) return [hinting(situation, 'play', sayBoard(locale, 'act.play'), 'cards')];
  const ways = armable(view, seat);
  return ways.map((late) => {
    const made = playing(situation, { do: 'play', card, late }, late === ways[0] ? 'go' : 'plain');
    return ways.length === 1
      ? made
      : {
          ...made,
          title: sayBoard(locale, `act.play.${late}`),
          detail: sayBoard(locale, `act.play.${late}.note`),
        };
  });
}

/** §11.4 */
export function lateActions(situation: Situation): BarAction[] {
  const [card] = cardsIn(situation.selection);
  if (card !== undefined) return [playing(situation, { do: 'late', card })];
  const able = situation.moves.flatMap((move) => (move.do === 'late' ? [move] : []));
  return able.map((move) => playing(situation, move, 'plain'));
}

/** §12: which figures are saved, and whether the Volur Witch retreats. */
export function rescueActions(situation: Situation): BarAction[] {
  const { locale, view, seat, selection } = situation;
  const figures = selection.held === 'saved' ? [...selection.figures] : [];
  const retreat = selection.held === 'saved' && selection.retreat;
  const flee = canFlee(view, seat) && !figures.some(({ figure }) => figure === 'volur-witch');
  return [
    ...(figures.length > 0 || retreat
      ? [playing(situation, { do: 'rescue', figures, retreat })]
      : [hinting(situation, 'rescue', sayBoard(locale, 'act.rescue'), 'chips')]),
    ...(flee && !retreat
      ? [
          {
            ...playing(situation, { do: 'rescue', figures, retreat: true }, 'plain'),
            key: 'flee',
            verb: 'flee',
            title: sayBoard(locale, 'act.flee'),
            does: { selects: { held: 'saved', figures, retreat: true } },
          } satisfies BarAction,
        ]
      : []),
  ];
}
