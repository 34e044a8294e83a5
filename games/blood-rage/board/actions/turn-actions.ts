import { type Card, factsOf } from '../../content/cards.ts';
import type { Figure } from '../../content/clan.ts';
import type { Place, Province } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import { isFjord } from '../../rules/atlas.ts';
import { clanOf } from '../../rules/clans.ts';
import { isShip, kindsOf } from '../../rules/figures.ts';
import { risingStats } from '../../rules/glory.ts';
import type { AnyMove, FigureAt } from '../../rules/moves.ts';
import { hasAction, placesFor, upgradeKind } from '../../rules/sheet.ts';
import { cardName, figureNames, placeName, say } from '../../text/words.ts';
import { movable, proposedTroop } from '../plan/chips.ts';
import type { Selection } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';
import { hinting, playing } from './playing.ts';
import { topActions } from './top-actions.ts';

/** §5.1: the actions of a turn with the current selection. */
export function turnActions(situation: Situation): BarAction[] {
  const { selection } = situation;
  switch (selection.held) {
    case 'figure':
      return [entering(situation, selection.figure, selection.from)];
    case 'place':
      return selection.troop.length > 0
        ? [marching(situation, selection)]
        : placeActions(situation, selection.place);
    case 'verb':
      return [pointing(situation, selection.verb)];
    case 'cards':
      return selection.cards.flatMap((card) => cardActs(situation, card));
    case 'victims':
      return sacrificing(situation, selection.victims);
    default:
      return topActions(situation);
  }
}

/** A figure about to enter: the aimed place, else a request to choose one. */
export function entering(situation: Situation, figure: Figure, from: 'reserve' | 'valhalla'): BarAction {
  const { locale, view, seat, aim } = situation;
  if (aim !== null && 'move' in aim) return playing(situation, aim.move);
  const verb = from === 'reserve' ? 'invade' : 'recall';
  const refused = bloodRage.why(view, seat, { do: verb, figure });
  return {
    ...hinting(
      situation,
      isShip(figure) ? 'fjord' : 'province',
      sayBoard(locale, `act.${verb}`, { figure: figureNames(locale, [figure]) }),
      firstGuide(situation),
    ),
    verb,
    unavailable: refused === null ? null : unavailableBy(locale, refused),
  };
}

const firstGuide = ({ targets }: Situation): string | null => {
  const [first] = targets.keys();
  return first === undefined ? null : `place:${first}`;
};

function marching(situation: Situation, { place, troop }: Extract<Selection, { held: 'place' }>): BarAction {
  const { locale, aim, targets } = situation;
  if (aim !== null && 'move' in aim) return playing(situation, aim.move);
  const title = sayBoard(locale, 'act.march.troop', {
    count: troop.length,
    place: placeName(locale, place),
  });
  return {
    ...hinting(situation, 'province', title, firstGuide(situation)),
    verb: 'march',
    unavailable: targets.size > 0 ? null : { says: sayBoard(locale, 'why.room'), rule: '7', places: [] },
  };
}

/** March, pillage or Tyr's Challenge: asks for the province. */
function pointing(situation: Situation, verb: 'march' | 'pillage' | 'challenge'): BarAction {
  const { locale, aim } = situation;
  if (aim !== null && 'move' in aim) return playing(situation, aim.move);
  const title = say(locale, `group.${verb}`);
  return { ...hinting(situation, verb === 'march' ? 'from' : 'where', title, firstGuide(situation)), verb };
}

/** All actions possible in one place. */
function placeActions(situation: Situation, place: Place): BarAction[] {
  const { view, seat } = situation;
  const clan = clanOf(view, seat);
  const fitting = (figures: readonly Figure[]): Figure[] =>
    kindsOf(figures).filter((figure) => isShip(figure) === isFjord(place));
  const troop = movable(view, seat, place);
  return [
    ...(isFjord(place) ? [] : [playing(situation, { do: 'pillage', province: place })]),
    ...(!isFjord(place) && hasAction(clan, 'challenge')
      ? [playing(situation, { do: 'challenge', province: place }, 'plain')]
      : []),
    ...(isFjord(place) || troop.length === 0 ? [] : [leaving(situation, place)]),
    ...fitting(clan.figures.reserve).map((figure) => entry(situation, { do: 'invade', figure, to: place })),
    ...(hasAction(clan, 'recall')
      ? fitting(clan.figures.valhalla).map((figure) => entry(situation, { do: 'recall', figure, to: place }))
      : []),
  ];
}

/** The title leaves out the place, which is selected already. */
function entry(situation: Situation, move: Extract<AnyMove, { do: 'invade' | 'recall' }>): BarAction {
  const title = sayBoard(situation.locale, `act.${move.do}`, {
    figure: figureNames(situation.locale, [move.figure]),
  });
  return { ...playing(situation, move, 'plain'), verb: `${move.do}:${move.figure}`, title };
}

function leaving({ locale, view, seat }: Situation, place: Province): BarAction {
  const refused = bloodRage.why(view, seat, { do: 'march', from: place });
  return {
    key: 'march',
    verb: 'march',
    tone: 'plain',
    title: sayBoard(locale, 'act.march'),
    detail: sayBoard(locale, 'act.march.note'),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { selects: { held: 'place', place, troop: proposedTroop(view, seat, place) } },
  };
}

/** What a card from hand can be used for in a turn. */
function cardActs(situation: Situation, card: Card): BarAction[] {
  const { locale, view, seat } = situation;
  const { kind } = factsOf(card);
  if (kind.kind === 'quest') return [playing(situation, { do: 'quest', card })];
  if (kind.kind === 'battle')
    return [
      {
        key: card,
        verb: 'play',
        tone: 'plain',
        title: sayBoard(locale, 'act.battleCard', { card: cardName(locale, card) }),
        detail: '',
        unavailable: { says: sayBoard(locale, 'why.battleCard'), rule: '11.1', places: [] },
        does: { focuses: null },
      },
    ];
  const places = placesFor(clanOf(view, seat), upgradeKind(card).kind);
  const replaced = places.includes(null) ? [null, ...places.filter((one) => one !== null)] : places;
  return [...new Set(replaced)].map((replaces) => {
    const made = playing(situation, { do: 'upgrade', card, replaces }, replaces === null ? 'go' : 'plain');
    // The title leaves out the new card, which is selected already.
    return replaces === null
      ? made
      : { ...made, title: sayBoard(locale, 'act.replace', { card: cardName(locale, replaces) }) };
  });
}

/** §18.4: two figures for a step of a stat. */
function sacrificing(situation: Situation, victims: readonly FigureAt[]): BarAction[] {
  const { locale, view, seat } = situation;
  const [one, other] = victims;
  if (one === undefined || other === undefined)
    return [
      {
        ...hinting(
          situation,
          'victims',
          sayBoard(locale, 'act.sacrifice', { count: 2 - victims.length }),
          'chips',
        ),
        verb: 'sacrifice',
      },
    ];
  const rising = risingStats(clanOf(view, seat));
  return (rising.length > 0 ? rising : [null]).map((stat) => ({
    ...playing(situation, { do: 'sacrifice', figures: [{ ...one }, { ...other }], stat }, 'plain'),
    ...(stat === null ? {} : { title: say(locale, 'move.raise', { stat: say(locale, `stat.${stat}`) }) }),
  }));
}
