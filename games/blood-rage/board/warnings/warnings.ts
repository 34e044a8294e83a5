import type { Locale, Seat } from '@sanguine/kernel';
import type { Warning as WarningWords } from '@sanguine/ui/interaction/reason.ts';
import { type Card, factsOf } from '../../content/cards.ts';
import type { Figure } from '../../content/clan.ts';
import type { Province } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import { onBoard } from '../../rules/figures.ts';
import { statValue } from '../../rules/glory.ts';
import { knownIn } from '../../rules/hand.ts';
import type { AnyMove, Upgrade } from '../../rules/moves.ts';
import { judge } from '../../rules/quests.ts';
import { tollOf } from '../../rules/stakes.ts';
import { faceNames, figureNames, placeName } from '../../text/words.ts';
import { canFlee } from '../plan/chips.ts';
import { stepOf, type View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { atBest } from './at-best.ts';

type Code = 'rage' | 'lost' | 'replaces' | 'boxed' | 'horns' | 'quest' | 'free' | 'flee' | 'steps';

/** What a legal move would waste or lose. */
interface Warning {
  readonly code: Code;
  readonly rule: string;
  readonly cards: readonly Card[];
  readonly figures: readonly Figure[];
  readonly province: Province | null;
  readonly facts: Readonly<Record<string, number>>;
}

const about = (code: Code, rule: string, more: Partial<Warning> = {}): Warning => ({
  code,
  rule,
  cards: [],
  figures: [],
  province: null,
  facts: {},
  ...more,
});

/** Passing with at least this much Rage needs confirmation. */
const MUCH_RAGE = 2;

export function warningsFor(view: View, seat: Seat, move: AnyMove): Warning[] {
  switch (move.do) {
    case 'pass': {
      const { rage } = clanOf(view, seat);
      return rage >= MUCH_RAGE ? [about('rage', '5.2', { facts: { rage } })] : [];
    }
    case 'pillage':
    case 'challenge':
      return hopeless(view, seat, move.province);
    case 'upgrade':
      return upgrading(view, seat, move);
    case 'march':
    case 'join':
      return quests(view, seat, move);
    case 'decline':
      return stepOf(view) === 'free' ? [about('free', '8.3')] : [];
    case 'rescue':
      return canFlee(view, seat) &&
        !move.retreat &&
        !move.figures.some(({ figure }) => figure === 'volur-witch')
        ? [about('flee', '12', { figures: ['volur-witch'] })]
        : [];
    case 'grow': {
      const open = view.frames.at(-1);
      const due = open?.step === 'growth' ? (open.due[seat] ?? 0) : 0;
      const more =
        due > move.stats.length &&
        bloodRage
          .moves(view, seat)
          .some((other) => other.do === 'grow' && other.stats.length > move.stats.length);
      return more ? [about('steps', '14', { facts: { left: due - move.stats.length } })] : [];
    }
    default:
      return [];
  }
}

/** §11.5: a battle that cannot be won unless the others' own cards help, and in which defeat pays nothing. */
function hopeless(view: View, seat: Seat, province: Province): Warning[] {
  const toll = tollOf(view, seat, province);
  const best = atBest(view, seat, province);
  if (best === null || best.own > best.other || toll.shipGlory + toll.releaseGlory > 0) return [];
  return [about('lost', '11.5', { province, figures: toll.figures, facts: { ...best } })];
}

/** §8.1: the replaced card is lost. §8.4: a Monster's figure leaves the game with it. */
function replacing(card: Card): Warning {
  const monster = factsOf(card).kind.kind === 'monster';
  return about(monster ? 'boxed' : 'replaces', monster ? '8.4' : '8.1', { cards: [card] });
}

/** §6.3: at the Horns limit no figure enters for free (§8.3). */
function upgrading(view: View, seat: Seat, move: Upgrade): Warning[] {
  const { card, replaces } = move;
  // A Monster that leaves with its card makes room on the board.
  const clan = clanOf(bloodRage.preview(view, seat, move).state ?? view, seat);
  const full = onBoard(clan) >= statValue(clan, 'horns');
  const { kind } = factsOf(card).kind;
  return [
    ...(replaces === null ? [] : [replacing(replaces)]),
    ...(full && kind !== 'clan'
      ? [about('horns', '6.3', { facts: { most: statValue(clan, 'horns') } })]
      : []),
  ];
}

/** §14: Quests that are fulfilled now and would not be any more. */
function quests(view: View, seat: Seat, move: AnyMove): Warning[] {
  const own = knownIn(clanOf(view, seat).quests).filter((card) => judge(view, seat, card).fulfilled);
  if (own.length === 0) return [];
  const { state } = bloodRage.preview(view, seat, move);
  const lost = state === null ? [] : own.filter((card) => !judge(state, seat, card).fulfilled);
  return lost.length === 0 ? [] : [about('quest', '14', { cards: lost })];
}

export function warningWords(
  locale: Locale,
  { code, rule, cards, figures, province, facts }: Warning,
): WarningWords {
  const place = province === null ? '' : placeName(locale, province);
  return {
    says: sayBoard(locale, `warning.${code}`, {
      ...facts,
      place,
      cards: faceNames(locale, cards),
      figures: figureNames(locale, figures),
    }),
    rule,
    places: province === null ? [] : [{ ref: province, words: place }],
  };
}
