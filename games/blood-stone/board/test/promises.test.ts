import { type Masked, type Random, RowContext, type Seat, swiftRandom, swiftStreams } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { Spell } from '../../content/spells.ts';
import { bloodStone } from '../../index.ts';
import { pileOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { freeSoldiers, phantoms, soldierSeat } from '../../rules/figures.ts';
import { reach } from '../../rules/movement.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { holdingChances, spellChance } from '../../rules/odds.ts';
import type { State } from '../../rules/state.ts';
import { randomGame, type Spot, type Table } from '../../test/spoken.ts';
import { moveNotes } from '../../text/notes.ts';
import { say } from '../../text/words.ts';
import { dangerOf } from '../plan/danger.ts';
import { coverage } from '../plan/reach.ts';
import { warningsFor } from '../warnings/warnings.ts';

const GAMES: readonly Table[] = Array.from({ length: 12 }, (_, game) => ({
  seed: `promised ${game}`,
  glade: ['hollow-glade', 'bonewood', 'drowned-ring', 'crooked-mile'][game % 4] ?? '',
  sides: 'second',
}));

/** All games, each played once for all tests. */
const PLAYED: readonly (readonly Spot[])[] = GAMES.map((table) => [...randomGame(table)]);
const SPOTS = PLAYED.flat();

/** A context whose open die always shows the same face. */
class Loaded extends RowContext<Event> {
  readonly #face: number;
  faces = 1;

  constructor(face: number) {
    super(swiftStreams('loaded'), 0);
    this.#face = face;
  }

  override get open(): Random {
    const random = swiftRandom('loaded');
    random.int = (sides) => {
      this.faces = sides;
      return this.#face % sides;
    };
    return random;
  }
}

/** On how many of its faces the spell succeeds, played face by face. */
function succeeds(view: Masked<State>, seat: Seat, move: AnyMove): number {
  let [won, faces] = [0, 1];
  for (let face = 0; face < faces; face++) {
    const table = bloodStone.imagine(view, seat, swiftRandom('any'));
    const context = new Loaded(face);
    bloodStone.play(table, seat, move, context);
    faces = context.faces;
    if (context.events.every((event) => event.e !== 'die.rolled' || event.won)) won += 1;
  }
  return won / faces;
}

test('a spell succeeds on as many faces of its die as it was told', () => {
  const cast = new Map<string, number>();
  for (const { view, seat, moves } of SPOTS) {
    const own = view(seat);
    for (const move of moves) {
      if (move.do !== 'cast') continue;
      const name = `${move.card} ${move.blood}`;
      if ((cast.get(name) ?? 0) > 2) continue;
      const chance = succeeds(own, seat, move);
      expect(spellChance(move.card, move.blood), name).toBeCloseTo(chance, 12);
      expect(warningsFor(own, seat, move).some(({ code }) => code === 'poor')).toBe(chance < 0.5);
      cast.set(name, (cast.get(name) ?? 0) + 1);
    }
  }
  expect(cast.size).toBeGreaterThan(15);
});

/** The most stones the Witch can lose in the Soldiers' turn by Acts alone, tried move by move. */
function worst(view: Masked<State>, acts: number): number {
  const seat = soldierSeat(view);
  if (bloodStone.deciders(view)[0] !== seat || view.frames.at(-1)?.step !== 'soldiers') return 0;
  let most = 0;
  for (const move of bloodStone.moves(view, seat)) {
    if (move.do !== 'attack' && (move.do !== 'move' || acts === 1)) continue;
    const { state } = bloodStone.preview(view, seat, move);
    if (state === null) continue;
    const hit = view.figures.witch.blood - state.figures.witch.blood;
    if (move.do === 'attack' && hit === 0) continue;
    most = Math.max(most, hit + (acts > 1 ? worst(state, acts - 1) : 0));
  }
  return most;
}

/** Whether a soldier can strike the Witch without anybody making way. */
const strikesAlone = (view: Masked<State>): boolean =>
  freeSoldiers(view).some((unit) => {
    const { at, rooted } = view.figures[unit];
    const spaces = [at, ...(rooted ? [] : reach(view, unit))];
    return spaces.some((from) => coverage(view, unit, from, null).includes(view.figures.witch.at));
  });

test('the Witch can be hit next turn as often as she is warned', () => {
  const met = { checked: 0, hits: 0, helped: 0 };
  for (const { view, seat, moves, row } of SPOTS) {
    const own = view(seat);
    if (seat !== own.witch || !moves.some(({ do: verb }) => verb === 'end')) continue;
    const told = dangerOf(own).hits;
    const helped = told > 0 && !strikesAlone(own);
    if (row % 120 > 0 && (!helped || met.helped > 2)) continue;
    const then = bloodStone.preview(own, seat, { do: 'end' }).state;
    if (then === null || then.frames.at(-1)?.step !== 'soldiers') continue;
    const came = worst(then, then.acts);
    expect(Math.min(told, own.figures.witch.blood), `row ${row}`).toBe(came);
    met.checked += 1;
    met.hits += came;
    met.helped += helped ? 1 : 0;
  }
  expect(met.checked).toBeGreaterThan(3);
  expect(met.hits).toBeGreaterThan(1);
  expect(met.helped).toBeGreaterThan(0);
});

/** Legal moves of these kinds, with what is said about them; walks are many and similar, so only some of them. */
function* said<Verb extends AnyMove['do']>(...verbs: readonly Verb[]) {
  for (const { view, seat, moves, row } of SPOTS) {
    const own = view(seat);
    for (const [at, move] of moves.entries()) {
      if (!verbs.some((verb) => verb === move.do) || (move.do === 'move' && (at + row) % 23 > 0)) continue;
      yield { own, seat, move, notes: moveNotes('en', own, seat, move) };
    }
  }
}

test('a walk takes the steps it was said to, and an extra Act is spent first', () => {
  const met = { walks: 0, extra: 0 };
  for (const { own, seat, move, notes } of said('move', 'attack')) {
    const { state, events } = bloodStone.preview(own, seat, move);
    if ((move.do !== 'move' && move.do !== 'attack') || state?.result !== 'open') continue;
    const steps = events.flatMap((event) => (event.e === 'unit.moved' ? [`${event.path.length}`] : []));
    expect(steps.every((count) => notes[0]?.startsWith(`${count} `))).toBe(true);
    const extra = notes.includes(say('en', 'note.extra', {}));
    const spent = own.figures[move.unit].extra - state.figures[move.unit].extra;
    const acts = seat === own.witch ? 0 : 1;
    expect([spent, own.acts - state.acts]).toEqual(extra ? [1, 0] : [0, acts]);
    met.walks += steps.length;
    met.extra += spent;
  }
  expect(met.walks).toBeGreaterThan(50);
  expect(met.extra).toBeGreaterThan(0);
});

test('what the end of a turn leaves undone is named', () => {
  const told = [...said('end')].map(({ own, seat, notes }) => ({
    notes,
    came:
      seat === own.witch
        ? own.figures.witch.moved
          ? []
          : [say('en', 'note.unmoved', {})]
        : own.acts === 0
          ? []
          : [say('en', 'note.acts', { count: own.acts })],
  }));
  expect(told.map(({ notes }) => notes)).toEqual(told.map(({ came }) => came));
  expect(new Set(told.map(({ notes }) => notes[0])).size).toBeGreaterThan(3);
});

const turnOf = (view: Masked<State>): Seat =>
  view.frames[0]?.step === 'witch' ? view.witch : soldierSeat(view);

/** What everybody can see of a player's cards. */
const cardsOf = (view: Masked<State>, seat: Seat): string => {
  const { hand, discard } = pileOf(view, seat);
  return [hand.length, ...discard].join();
};

interface Hand {
  readonly round: string;
  readonly told: ReadonlyMap<Spell, number>;
  readonly held: readonly string[];
}

/** What a player was said to hold, and the actual hand when that player could next cast a spell. */
function* hands(): Iterable<Hand> {
  for (const [game, spots] of PLAYED.entries()) {
    for (const [at, { view, row }] of spots.entries()) {
      const table = view(null);
      if (row % 7 > 0 || table.result !== 'open') continue;
      for (const seat of [0, 1]) {
        const next = spots.findIndex((spot, later) => later >= at && turnOf(spot.view(null)) === seat);
        const then = spots[next]?.view(seat);
        // Acts until then may change it: a spell that looks at a hand, or the loss of the last Phantom.
        const before = spots[Math.max(at, next - 1)]?.view(null) ?? table;
        if (then === undefined || cardsOf(before, seat) !== cardsOf(table, seat)) continue;
        if (phantoms(then).length > 0 !== phantoms(table).length > 0) continue;
        yield {
          round: `game ${game}, row ${row}, seat ${seat}`,
          told: holdingChances(view(1 - seat), seat),
          held: pileOf(then, seat).hand,
        };
      }
    }
  }
}

test('what the other player may hold is held as often as was told, always if certain and never if impossible', () => {
  const met = { certain: 0, impossible: 0, open: 0 };
  let [surprise, variance] = [0, 0];
  for (const { round, told, held } of hands()) {
    for (const [spell, chance] of told) {
      const came = held.includes(spell);
      const possible = [...(chance < 1 ? [false] : []), ...(chance > 0 ? [true] : [])];
      expect(possible, `${spell}: ${round}`).toContain(came);
      met[chance === 1 ? 'certain' : chance === 0 ? 'impossible' : 'open'] += 1;
      surprise += Number(came) - chance;
      variance += chance * (1 - chance);
    }
  }
  expect(met.certain).toBeGreaterThan(5);
  expect(met.impossible).toBeGreaterThan(5);
  expect(met.open).toBeGreaterThan(500);
  // Hands of one game are not independent, so the band is wide; a wrong size of hand or deck still falls outside.
  expect(Math.abs(surprise) / Math.sqrt(variance)).toBeLessThan(5);
});
