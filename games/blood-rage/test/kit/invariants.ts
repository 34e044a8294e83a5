import { AGES, type Age, ageOf, deckOf, type Face, factsOf, isBack, isCard } from '../../content/cards.ts';
import { type Figure, LAST_STEP, type Slot, STATS, TROOPS } from '../../content/clan.ts';
import { FJORDS, OUTER, PLACES, ZONES } from '../../content/provinces.ts';
import { emptyVillages, isFjord, isLiving, isOpenFjord } from '../../rules/atlas.ts';
import { isMonster, isShip, onBoard, sortFigures } from '../../rules/figures.ts';
import { statValue } from '../../rules/glory.ts';
import { holds, knownIn, sortCards } from '../../rules/hand.ts';
import { isQuest } from '../../rules/quests.ts';
import { upgrades } from '../../rules/sheet.ts';
import type { Clan, State } from '../../rules/state.ts';

/** What holds in every state of every game. */
export function invariants(state: State): readonly string[] {
  return [
    ...AGES.flatMap((age) => cardProblems(state, age)),
    ...boardProblems(state),
    ...state.clans.flatMap((clan) => clanProblems(state, clan)),
    ...frameProblems(state),
  ];
}

/** All piles of cards. */
function piles(state: State): Face[][] {
  const frame = state.frames.at(-1);
  return [
    ...state.clans.flatMap((clan) => [clan.hand, clan.quests, clan.shed, [...upgrades(clan)]]),
    state.out,
    state.discard,
    (state.battle?.played ?? []).filter(({ home }) => !home).map(({ card }) => card),
    ...(frame?.step === 'draft' ? frame.packs : []),
  ];
}

/** The cards of each Age so far are its whole deck; later Ages have none yet. */
function cardProblems(state: State, age: Age): string[] {
  const begun = age < state.age || (age === state.age && state.frames.at(-1)?.step !== 'pick');
  const wanted = begun ? sortCards(deckOf(age, state.clans.length)).join() : '';
  const all = sortCards(piles(state).flat()).filter((card) => ageOf(card) === age);
  return all.join() === wanted ? [] : [`the cards of Age ${age} are ${all.join(' ')}`];
}

function boardProblems(state: State): string[] {
  const problems: string[] = [];
  for (const outer of OUTER) {
    const free = emptyVillages(state, outer);
    if (free < 0) problems.push(`${outer} holds too many`);
    const taken = state.clans.some(({ figures }) => figures[outer].length > 0);
    if (taken && !isLiving(state, outer)) problems.push(`${outer} is destroyed, and not empty`);
  }
  for (const fjord of FJORDS) {
    const taken = state.clans.some(({ figures }) => figures[fjord].length > 0);
    if (taken && !isOpenFjord(state, fjord)) problems.push(`the fjord ${fjord} is closed, and not empty`);
  }
  if (new Set([...state.doomed, ...state.destroyed]).size < state.doomed.length)
    problems.push('doomed twice');
  return problems;
}

function clanProblems(state: State, clan: Clan): string[] {
  const { name } = clan;
  const problems: string[] = [];
  const spent = clan.ledger.reduce((sum, page) => sum + Object.values(page).reduce((a, b) => a + b, 0), 0);
  if (spent !== clan.glory) problems.push(`${name} has ${clan.glory} Glory and ${spent} in the ledger`);
  if (clan.rage < 0 || clan.glory < 0) problems.push(`${name} is below nothing`);
  if (STATS.some((stat) => clan.stats[stat] < 1 || clan.stats[stat] > LAST_STEP))
    problems.push(`${name} is off the tracks`);
  if (onBoard(clan) > statValue(clan, 'horns')) problems.push(`${name} has more figures than Horns`);
  for (const pile of [clan.hand, clan.quests, clan.shed, clan.glimpsed]) {
    if (pile.join() !== sortCards(pile).join()) problems.push(`${name} has cards out of order`);
    if (pile.some(isBack)) problems.push(`${name} has cards nobody knows`);
  }
  if (!knownIn(clan.quests).every(isQuest)) problems.push(`${name} is on a quest that is none`);
  return [...problems, ...memoryProblems(state, clan), ...sheetProblems(clan), ...figureProblems(clan)];
}

/** Cards seen in a pack must have been dealt. */
function memoryProblems(state: State, { name, glimpsed }: Clan): string[] {
  const seen = [...state.out.filter((card) => ageOf(card) === state.age), ...glimpsed];
  const deck = deckOf(state.age, state.clans.length);
  return holds(deck, knownIn(seen)) ? [] : [`${name} remembers cards that were never dealt`];
}

function sheetProblems({ name, sheet }: Clan): string[] {
  const places: [Slot, Face | null][] = [
    ['leader', sheet.leader],
    ['warrior', sheet.warrior],
    ['ship', sheet.ship],
    ...sheet.monsters.map((card): [Slot, Face | null] => ['monster', card]),
    ...sheet.clan.map((card): [Slot, Face | null] => ['clan', card]),
  ];
  return places.flatMap(([slot, card]) => {
    if (card === null || (isCard(card) && factsOf(card).kind.kind === slot)) return [];
    return [`${name} has ${card} in a place for ${slot}`];
  });
}

/** One Leader, eight Warriors, a Ship and the Monsters of the sheet; each where it can be. */
function figureProblems(clan: Clan): string[] {
  const { name, figures, sheet } = clan;
  const problems: string[] = [];
  const monsters = sheet.monsters.flatMap((card) =>
    card === null ? [] : [factsOf(card).kind.key as Figure],
  );
  const all = sortFigures(ZONES.flatMap((zone) => figures[zone]));
  const wanted = sortFigures([...TROOPS, ...monsters.filter(isMonster)]);
  if (all.join() !== wanted.join()) problems.push(`${name} has ${all.join(' ')}`);
  for (const place of PLACES) {
    if (figures[place].some((figure) => isShip(figure) !== isFjord(place)))
      problems.push(`${name} has the wrong figures in ${place}`);
  }
  for (const zone of ZONES) {
    if (figures[zone].join() !== sortFigures(figures[zone]).join())
      problems.push(`${name} has figures out of order in ${zone}`);
  }
  return problems;
}

/** The Age is at the bottom of the stack and a decision on top; `battle` exists exactly while its stage does. */
function frameProblems({ frames, battle }: State): string[] {
  const problems: string[] = [];
  const steps: string[] = frames.map(({ step }) => step);
  if (steps.length > 0 && steps[0] !== 'age') problems.push('no Age is open');
  if (['age', 'entry', 'battle', 'loss'].includes(steps.at(-1) ?? '')) problems.push('nobody is asked');
  if ((battle !== null) !== steps.includes('battle')) problems.push('a battle without its stage');
  return problems;
}
