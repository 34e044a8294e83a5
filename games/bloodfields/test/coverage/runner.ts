import { type PlayContext, type Random, swiftRandom } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import { rules } from '../../rules/rules.ts';
import { sequence } from '../../rules/sequence.ts';
import type { State } from '../../rules/state.ts';
import { invariants } from '../kit/invariants.ts';
import { loaded } from './chance.ts';
import { type Aim, guide } from './guide.ts';
import type { Wanted } from './needs.ts';
import { type Row, ROWS } from './rows.ts';
import { stageRow } from './stage.ts';
import { stageTable } from './stage-table.ts';
import { type Cell, CELLS, Tally } from './tally.ts';
import { Watch } from './watch.ts';

export interface Budget {
  readonly seed: string;
  /** The most games to play until something is used and declined, and as many again for its combinations. */
  readonly tries: number;
  /** How many games try to reach each impossible combination. */
  readonly doubts: number;
  /** Only rows with this in their names. */
  readonly only?: string;
}

/** Plays until every row was met, or was looked for often enough. */
export function run({ seed, tries, doubts, only = '' }: Budget): Tally {
  const tally = new Tally();
  for (const row of ROWS) {
    if (!row.name.includes(only)) continue;
    const random = swiftRandom(`${seed} ${row.name}`);
    if (row.bearers.length === 0) meetTable(row, tally, random, tries);
    else meetCard(row, tally, random, tries);
    meetCircumstances(row, tally, random, tries);
    for (const cell of CELLS) {
      if (cell.row !== row || cell.because === null) continue;
      for (let count = 0; count < doubts; count += 1) playCell(cell, [], tally, random);
    }
  }
  return tally;
}

const isMet = ({ name, optional }: Row, tally: Tally): boolean =>
  tally.used.has(name) && (!optional || tally.declined.has(name));

/** The most plays of a random game. */
const LONG = 250;
/** The most plays of a position staged for a card: a turn or two. */
const SHORT = 40;

/** Meets a rule without a card: random battles until it happens. */
function meetTable(row: Row, tally: Tally, random: Random, tries: number): void {
  for (let count = 0; count < tries && !isMet(row, tally); count += 1) {
    playOut(stageTable(row.name, random), null, tally, random, LONG);
  }
}

/** Meets a card: used first, then declined. */
function meetCard(row: Row, tally: Tally, random: Random, tries: number): void {
  for (let count = 0; count < tries && !isMet(row, tally); count += 1) {
    const wish = tally.used.has(row.name) ? 'decline' : 'use';
    playCard(row, { bearer: [], target: [] }, wish, tally, random);
  }
}

/** Meets the card in everything its bearer and its target may be in, several at a time. */
function meetCircumstances(row: Row, tally: Tally, random: Random, tries: number): void {
  let left = CELLS.filter((cell) => cell.row === row && cell.because === null);
  for (let count = 0; count < tries; count += 1) {
    left = left.filter(({ name }) => !tally.crossed.has(name));
    const cell = left[random.int(Math.max(1, left.length))];
    if (cell === undefined) return;
    playCell(cell, left, tally, random);
  }
}

/** A game for one combination, and for others of the same card on the way. */
function playCell(cell: Cell, others: readonly Cell[], tally: Tally, random: Random): void {
  const wanted = (side: Cell['side']): Cell['circumstance'][] => {
    const rest = others.filter((other) => other !== cell && other.side === side);
    const list = random.shuffle(rest.map(({ circumstance }) => circumstance));
    return cell.side === side ? [cell.circumstance, ...list] : list;
  };
  playCard(cell.row, { bearer: wanted('bearer'), target: wanted('target') }, 'use', tally, random);
}

function playCard(row: Row, wanted: Wanted, wish: Aim['wish'], tally: Tally, random: Random): void {
  const { state, bearer } = stageRow(row, wanted, random);
  if (state.units[bearer]?.state !== 'board') return;
  playOut(state, { row, bearer, wish }, tally, random, SHORT);
}

/** Plays a position on under watch, and checks the invariants after every play. */
function playOut(state: State, aim: Aim | null, tally: Tally, random: Random, most: number): void {
  const watch = new Watch(tally, state);
  const dice = loaded(random, random.draw(['fair', 'fair', 'low', 'high']));
  const context: PlayContext<Event> = {
    open: dice,
    hidden: () => dice,
    emit: (event) => watch.sees(event),
    reveal: () => undefined,
  };
  tally.games += 1;
  sequence.proceed(state, context);
  watch.rests();
  for (let play = 0; play < most; play += 1) {
    const [seat] = sequence.deciders(state);
    if (seat === undefined) return;
    const move = aim === null ? sequence.sample(state, seat, random) : guide(state, seat, aim, random);
    watch.chooses(move);
    rules.play(state, seat, move, context);
    watch.rests();
    tally.plays += 1;
    const flaws = invariants(state);
    if (flaws.length > 0) throw new Error(`${JSON.stringify(move)} leads to ${flaws.join('; ')}`);
  }
}
