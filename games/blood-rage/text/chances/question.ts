import {
  BadValue,
  type KeyUnder,
  type Nameable,
  type OddsCalculator,
  type OddsQuestion,
  type Values,
} from '@sanguine/kernel';
import { type Age, ageOf, AGES, type Card, deckOf } from '../../content/cards.ts';
import { type Figure, FIGURES, TROOPS } from '../../content/clan.ts';
import { battleOdds } from '../../rules/odds/battle-odds.ts';
import { type DescribedBattle, describedState, type Fighter, unseenIn } from '../../rules/odds/described.ts';
import { isMonster } from '../../rules/figures.ts';
import { removeCard } from '../../rules/hand.ts';
import { isUpgrade } from '../../rules/upgrade.ts';
import { cardName, figureName } from '../words.ts';
import { cardCalled, cardsUpTo, listed } from '../called-cards.ts';
import { chancesLines } from './lines.ts';
import { type ChancesPhrase, sayChances } from './say.ts';

/** The values of a question about a battle. */
type Name = 'mine' | 'hand' | 'rivals' | 'seen';

/** What is known besides the battle itself. */
interface Asked {
  readonly question: Pick<OddsQuestion<Name, never>, 'locale' | 'text' | 'thing' | 'manyIn'>;
  readonly age: Age;
  readonly players: number;
  readonly seen: readonly Card[];
}

/** How the battle may end with each card of the hand: `--mine "leader 2 warrior" --hand tyrs-crush --rivals "3 warrior: 4"`. */
export function battleAnswer(asked: Asked): ReturnType<OddsCalculator['ask']> {
  const battle = readBattle(asked);
  const odds = battleOdds(describedState(battle), 0);
  const result: Record<string, number> = {};
  for (const { card, strongest, even } of odds) {
    for (const end of ['win', 'tie', 'lose', 'anew'] as const) {
      result[`${card} ${end} strongest`] = strongest[end];
      result[`${card} ${end} even`] = even[end];
    }
  }
  return { ok: true, result, lines: chancesLines(asked.question.locale, odds) };
}

function readBattle(asked: Asked): DescribedBattle {
  const { question, age, players, seen } = asked;
  const problem = problems(asked);
  const [mine, hand, rivals] = [question.text('mine'), question.text('hand'), question.text('rivals')];
  if (mine === '') throw problem('mine', { name: 'mine' });
  if (hand === '') throw problem('hand', { name: 'hand' });
  const battle: DescribedBattle = {
    age,
    players,
    seen,
    own: fighterIn(asked, 'mine', mine),
    hand: listed(hand).map((word) => cardCalled(question, 'hand', word, cardsUpTo(age))),
    rivals: rivals.split(/[;；]/).map((one) => {
      const [, who = '', cards = ''] = /^(.+)[:：]\s*(\d{1,2})(?: cards?|枚)?$/.exec(one.trim()) ?? [];
      if (who === '') throw problem('rival', { name: 'rivals', word: one.trim() });
      return { ...fighterIn(asked, 'rivals', who), cards: Number(cards) };
    }),
  };
  if (battle.rivals.length >= players)
    throw problem('rivals', { name: 'rivals', players, most: players - 1 });
  check(asked, battle);
  return battle;
}

/** Refuses more of anything than there is. */
function check(asked: Asked, battle: DescribedBattle): void {
  const { age, players } = asked;
  const { locale } = asked.question;
  const problem = problems(asked);
  const left = AGES.filter((one) => one <= age).flatMap((one) => deckOf(one, players));
  const take = (name: Name, cards: readonly Card[]): void => {
    for (const card of cards) {
      const count = deckOf(ageOf(card), players).filter((one) => one === card).length;
      if (!removeCard(left, card))
        throw problem('cardCount', { name, card: cardName(locale, card), count, players });
    }
  };
  take('seen', battle.seen);
  take('mine', battle.own.upgrades);
  take('hand', battle.hand);
  for (const { upgrades } of battle.rivals) take('rivals', upgrades);
  const held = battle.rivals.reduce((sum, { cards }) => sum + cards, 0);
  const unseen = unseenIn(battle).length;
  if (held > unseen) throw problem('cards', { name: 'rivals', word: held, unseen });
}

type Problem = KeyUnder<ChancesPhrase, 'chances.problem'>;

const problems =
  ({ question: { locale } }: Asked) =>
  (key: Problem, values: Values & { readonly name: Name }): Error =>
    new BadValue(sayChances(locale, `chances.problem.${key}`, { ...values, name: `--${values.name}` }));

/** Everything a fighter may be described with: figures, one or several, and upgrades; a Monster is both. */
function fightersUpTo(age: Age): Nameable<string> {
  const cards = cardsUpTo(age);
  const upgrades = cards.words.filter((key) => isUpgrade(cards.cardOf(key)));
  const troops = [...new Set(TROOPS)];
  const several = troops.map((figure) => `${figure}s`);
  return {
    words: [...troops, ...upgrades, ...several],
    name: (locale, word) => {
      const figure = troops.find((one) => one === word);
      return figure === undefined
        ? upgrades.includes(word)
          ? cards.name(locale, word)
          : word
        : figureName(locale, figure);
    },
  };
}

/** More than all figures and upgrades anybody can have. */
const MOST = 30;

/** `leader 2 warrior tyrs-domain troll`: figures in the battle, with upgrades on the sheet; a Monster is both. */
function fighterIn(asked: Asked, name: Name, text: string): Fighter {
  const { question, age } = asked;
  const figures: Figure[] = [];
  const upgrades: Card[] = [];
  const cards = cardsUpTo(age);
  for (const word of question.manyIn(name, withoutAges(text), fightersUpTo(age), MOST)) {
    const figure = FIGURES.find((one) => one === word || `${one}s` === word);
    if (figure !== undefined) figures.push(figure);
    if (figure === undefined || isMonster(figure)) upgrades.push(cards.cardOf(word));
    const count =
      figure === undefined ? Infinity : Math.max(1, TROOPS.filter((one) => one === figure).length);
    if (figure !== undefined && figures.filter((one) => one === figure).length > count)
      throw problems(asked)('figureCount', { name, figure: figureName(question.locale, figure), count });
  }
  return { figures, upgrades };
}

/** `tyrs-domain-1` is `tyrs-domain`: numbers say how many. */
const withoutAges = (text: string): string => text.replaceAll(/-[123](?!\w)/g, '');
