import { type Card, factsOf } from '../../content/cards.ts';
import type { Figure } from '../../content/clan.ts';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import { kindsOf } from '../../rules/figures.ts';
import { knownIn } from '../../rules/hand.ts';
import { invadeCost } from '../../rules/invade.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { RECALL_COST } from '../../rules/recall.ts';
import { hasAction } from '../../rules/sheet.ts';
import { figureName, say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';

/** The actions of a turn while nothing is selected. */
export function topActions(situation: Situation): BarAction[] {
  const { view, seat } = situation;
  const clan = clanOf(view, seat);
  return [
    verbAction(situation, 'pillage'),
    ...kindsOf(clan.figures.reserve).map((figure) => takeAction(situation, figure, 'reserve')),
    verbAction(situation, 'march'),
    cardAction(situation, 'upgrade'),
    cardAction(situation, 'quest'),
    ...(hasAction(clan, 'challenge') ? [verbAction(situation, 'challenge')] : []),
    ...(hasAction(clan, 'recall')
      ? kindsOf(clan.figures.valhalla).map((figure) => takeAction(situation, figure, 'valhalla'))
      : []),
    ...(hasAction(clan, 'sacrifice') ? [sacrificeAction(situation)] : []),
  ];
}

function takeAction(
  { locale, view, seat }: Situation,
  figure: Figure,
  from: 'reserve' | 'valhalla',
): BarAction {
  const verb = from === 'reserve' ? 'invade' : 'recall';
  const refused = bloodRage.why(view, seat, { do: verb, figure });
  const rage = from === 'reserve' ? invadeCost(clanOf(view, seat), figure) : RECALL_COST;
  return {
    key: `${verb} ${figure}`,
    verb: `${verb}:${figure}`,
    tone: 'plain',
    title: sayBoard(locale, `act.${verb}.kind`, { figure: figureName(locale, figure) }),
    detail: say(locale, 'note.cost', { rage }),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { selects: { held: 'figure', figure, from } },
  };
}

/** An action that asks for a province next. */
function verbAction({ locale, view, seat }: Situation, verb: 'march' | 'pillage' | 'challenge'): BarAction {
  const refused = bloodRage.why(view, seat, { do: verb });
  const rule = { march: '7', pillage: '10.1', challenge: '18.6' }[verb];
  return {
    key: verb,
    verb,
    tone: verb === 'pillage' && refused === null ? 'go' : 'plain',
    title: say(locale, `group.${verb}`),
    detail: sayBoard(locale, `act.${verb}.note`),
    // The reasons of single provinces are shown there.
    unavailable: refused === null ? null : { says: sayBoard(locale, `why.${verb}`), rule, places: [] },
    does: { selects: { held: 'verb', verb } },
  };
}

/** Leads to the cards of this kind; a single one is selected at once. */
function cardAction({ locale, view, seat, moves }: Situation, verb: 'upgrade' | 'quest'): BarAction {
  const hand = [...new Set(knownIn(clanOf(view, seat).hand))];
  const fitting = hand.filter(
    (card) =>
      (factsOf(card).kind.kind === 'quest') === (verb === 'quest') && factsOf(card).kind.kind !== 'battle',
  );
  const able = fitting.filter((card) => moves.some((move) => isWith(move, verb, card)));
  const [card] = able;
  const refused =
    able.length > 0 ? null : fitting.length === 0 ? null : bloodRage.why(view, seat, { do: verb });
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: say(locale, `group.${verb}`),
    detail: sayBoard(locale, 'act.cards', { count: able.length }),
    unavailable:
      able.length > 0
        ? null
        : refused === null
          ? { says: sayBoard(locale, `why.${verb}`), rule: verb === 'quest' ? '9' : '8', places: [] }
          : unavailableBy(locale, refused),
    does:
      able.length === 1 && card !== undefined
        ? { selects: { held: 'cards', cards: [card] } }
        : { focuses: card === undefined ? null : `card:${card}` },
  };
}

const isWith = (move: AnyMove, verb: 'upgrade' | 'quest', card: Card): boolean =>
  move.do === verb && move.card === card;

function sacrificeAction({ locale, view, seat }: Situation): BarAction {
  const refused = bloodRage.why(view, seat, { do: 'sacrifice' });
  return {
    key: 'sacrifice',
    verb: 'sacrifice',
    tone: 'plain',
    title: say(locale, 'group.sacrifice'),
    detail: sayBoard(locale, 'act.sacrifice.note'),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { selects: { held: 'victims', victims: [] } },
  };
}
