import { CARDS, type Card, GROUPS, type Group, keyOf } from './cards.ts';
import type { GameReport } from './play.ts';
import { MARKS, percent, type Table } from './table.ts';

/** Shares of the chances below and above which a card is nearly never, or nearly always, used. */
const RARE = 0.03;
const USUAL = 0.97;
/** In which share of the games with a chance it has to be used; passives may be rarer. */
const RARE_GAMES = 0.1;
const RARE_PASSIVE = 0.05;
/** With fewer chances than this, a share means nothing. */
const FEW = 30;

interface Use {
  chances: number;
  uses: number;
  games: number;
  usedIn: number;
}

/** The plain course of a turn: it is no fault if these are always taken, or never. */
const PLAIN: ReadonlySet<string> = new Set(['action move', 'action attack', 'action end early']);

function usesOf(reports: readonly GameReport[]): Map<string, Use> {
  const found = new Map<string, Use>(CARDS.map((card) => [keyOf(card), fresh()]));
  for (const { uses } of reports) {
    for (const [card, [chances, used]] of Object.entries(uses)) {
      const use = found.get(card) ?? fresh();
      found.set(card, use);
      use.chances += chances;
      use.uses += used;
      use.games += 1;
      use.usedIn += used > 0 ? 1 : 0;
    }
  }
  return found;
}

const fresh = (): Use => ({ chances: 0, uses: 0, games: 0, usedIn: 0 });

const TITLES: Readonly<Record<Group, string>> = {
  action: 'Actions',
  token: 'Tokens and rerolls',
  attack: 'Attacks',
  ability: 'Abilities',
  spell: 'Spells',
  passive: 'Passives',
  item: 'Items',
};

/** How often everything is used when it could be. */
export function useTables(reports: readonly GameReport[]): Table[] {
  if (reports.length === 0) return [];
  const found = usesOf(reports);
  return GROUPS.map((group) => ({
    title: `Use: ${TITLES[group].toLowerCase()}`,
    note:
      group === 'passive'
        ? 'Those nobody is asked about have one chance a game they are in: whether they came about at all.'
        : 'A chance is a turn of a unit (or a question outside of one) in which a legal move with it was listed.',
    head: ['Card', 'Chances', 'Used', 'Games', 'Used in', ''],
    rows: [...found]
      .filter(([key]) => key.startsWith(`${group} `))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, use]) => cells({ group, name: key.slice(group.length + 1) }, use)),
  }));
}

function cells(card: Card, use: Use): string[] {
  const { chances, uses, games, usedIn } = use;
  return [
    card.name,
    `${chances}`,
    chances === 0 ? '' : percent(uses / chances, 0),
    `${games}`,
    games === 0 ? '' : percent(usedIn / games, 0),
    markOf(card, use),
  ];
}

function markOf(card: Card, { chances, uses, games, usedIn }: Use): string {
  if (chances < FEW) return chances === 0 ? 'never possible' : MARKS.fine;
  if (PLAIN.has(keyOf(card))) return MARKS.fine;
  const rare = card.group === 'passive' ? RARE_PASSIVE : RARE_GAMES;
  if (uses / chances < RARE || usedIn / games < rare) return 'dead';
  const choosable = card.group === 'action' || card.group === 'ability' || card.group === 'spell';
  return choosable && uses / chances > USUAL ? 'always' : MARKS.fine;
}
