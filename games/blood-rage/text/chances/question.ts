import type { KeyUnder, Locale, OddsCalculator, Values } from '@sanguine/kernel';
import { type Age, AGES, type Card, CARDS, deckOf, isCard } from '../../content/cards.ts';
import { type Figure, FIGURES, TROOPS } from '../../content/clan.ts';
import { battleOdds } from '../../rules/odds/battle-odds.ts';
import { type DescribedBattle, describedState, type Fighter, unseenIn } from '../../rules/odds/described.ts';
import { isMonster } from '../../rules/figures.ts';
import { isUpgrade } from '../../rules/upgrade.ts';
import { cardName, figureName } from '../words.ts';
import { chancesLines } from './lines.ts';
import { type ChancesPhrase, sayChances } from './say.ts';

/** The values of a question about a battle, as typed. */
interface Typed {
  readonly mine: string;
  readonly hand: string;
  readonly rivals: string;
}

/** What is known besides the battle itself. */
interface Asked {
  readonly locale: Locale;
  readonly age: Age;
  readonly players: number;
  readonly seen: readonly Card[];
  /** Makes an error of a line. */
  readonly refuse: (line: string) => Error;
}

/** How the battle may end with each card of the hand: `--mine "leader 2 warrior" --hand tyrs-crush --rivals "3 warrior: 4"`. */
export function battleAnswer(asked: Asked, typed: Typed): ReturnType<OddsCalculator['ask']> {
  const battle = readBattle(asked, typed);
  const odds = battleOdds(describedState(battle), 0);
  const result: Record<string, number> = {};
  for (const { card, strongest, even } of odds) {
    for (const end of ['win', 'tie', 'lose', 'anew'] as const) {
      result[`${card} ${end} strongest`] = strongest[end];
      result[`${card} ${end} even`] = even[end];
    }
  }
  return { ok: true, result, lines: chancesLines(asked.locale, odds) };
}

function readBattle(asked: Asked, { mine, hand, rivals }: Typed): DescribedBattle {
  const { age, players, seen } = asked;
  const problem = problems(asked);
  if (mine === '') throw problem('mine', { name: 'mine' });
  if (hand === '') throw problem('hand', { name: 'hand' });
  const battle: DescribedBattle = {
    age,
    players,
    seen,
    own: fighterIn(asked, 'mine', mine),
    hand: listed(hand).map((word) => cardIn(asked, 'hand', word, 'card')),
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

/** No more of anything than there is. */
function check(asked: Asked, battle: DescribedBattle): void {
  const { age, players } = asked;
  const problem = problems(asked);
  const left = AGES.filter((one) => one <= age).flatMap((one) => deckOf(one, players));
  const take = (name: string, cards: readonly Card[]): void => {
    for (const card of cards) {
      const at = left.indexOf(card);
      if (at < 0) throw problem('twice', { name, word: card });
      left.splice(at, 1);
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
  ({ locale, refuse }: Asked) =>
  (key: Problem, values: Values): Error =>
    refuse(sayChances(locale, `chances.problem.${key}`, { ...values, name: `--${values['name']}` }));

const listed = (text: string): string[] =>
  text
    .split(/[,、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Words without what people leave out when they type. */
const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}ー]/gu, '');

/** The card of this Age, or of the latest before it, by any of its names; `tyrs-crush-1` names its own. */
function cardIn(asked: Asked, name: string, word: string, problem: 'card' | 'figure'): Card {
  const found = CARDS.filter(({ age }) => age <= asked.age)
    .toReversed()
    .find(({ card }) =>
      isCard(word)
        ? card === word
        : [card.slice(0, -2), cardName(asked.locale, card)].some((one) => plain(one) === plain(word)),
    );
  if (found === undefined) throw problems(asked)(problem, { name, word, age: asked.age });
  return found.card;
}

/** By its name in the code or in the reader's language; in English several, too. */
function figureIn(locale: Locale, word: string): Figure | undefined {
  return FIGURES.find((one) =>
    [one, `${one}s`, figureName(locale, one)].some((name) => plain(name) === plain(word)),
  );
}

/** `leader 2 warrior tyrs-domain troll`: figures in the battle, with upgrades on the sheet; a Monster is both. */
function fighterIn(asked: Asked, name: string, text: string): Fighter {
  const figures: Figure[] = [];
  const upgrades: Card[] = [];
  let times = 1;
  for (const word of text.split(/[\s,、+]+/).filter((one) => one !== '')) {
    if (/^\d$/.test(word)) {
      times = Number(word);
      continue;
    }
    const figure = figureIn(asked.locale, word);
    if (figure === undefined || isMonster(figure)) {
      const card = cardIn(asked, name, word, 'figure');
      if (!isUpgrade(card)) throw problems(asked)('figure', { name, word, age: asked.age });
      upgrades.push(card);
    }
    if (figure !== undefined) figures.push(...Array.from({ length: times }, () => figure));
    const most = figure === undefined ? 1 : Math.max(1, TROOPS.filter((one) => one === figure).length);
    if (times > most || figures.filter((one) => one === figure).length > most)
      throw problems(asked)('twice', { name, word });
    times = 1;
  }
  return { figures, upgrades };
}
