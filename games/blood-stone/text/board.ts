import { columnsOf, type Locale, type Seat, type Viewer } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { castsOf } from '../rules/casting.ts';
import { pileOf } from '../rules/cards.ts';
import { phantoms, soldierSeat, unitAt } from '../rules/figures.ts';
import { groundOf, spaceName } from '../rules/ground.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { handLines } from './hand.ts';
import {
  attackText,
  cardParts,
  figureName,
  inLines,
  type Phrase,
  playerName,
  say,
  unitName,
} from './words.ts';

/** The table as text, for terminals and screen readers: the picture first, then all of it again in words. */
export function boardLines(locale: Locale, view: State, viewer: Viewer, names: readonly string[]): string[] {
  const hand = handLines(locale, view, viewer);
  return [
    title(locale, view),
    '',
    say(locale, 'board.players'),
    ...[soldierSeat(view), view.witch].flatMap((seat) => playerLines(locale, view, names, seat)),
    ...cardLines(locale, view),
    '',
    say(locale, 'board.glade'),
    ...picture(locale, view),
    ...groundLines(locale, view),
    '',
    say(locale, 'board.units'),
    ...UNITS.flatMap((unit) => unitLines(locale, view, unit)),
    ...lostLines(locale, view),
    say(locale, 'board.bank', { bank: view.bank, tokens: view.tokens }),
    ...(hand.length === 0 ? [] : ['', ...hand]),
  ];
}

/** `Realm: Ash Wolf, Archer`: a heading followed by a list, wrapped at the line width. */
function listed(locale: Locale, key: Phrase, value: string, parts: readonly string[], indent = ''): string[] {
  const [first = '', ...more] = parts;
  return inLines(locale, [say(locale, key, { [value]: first }), ...more], indent);
}

function title(locale: Locale, view: State): string {
  const glade = groundOf(view).glade.name[locale];
  if (view.frames.length === 0) return say(locale, 'board.title.over', { glade });
  if (view.frames[0]?.step === 'place') return say(locale, 'board.title.setup', { glade });
  return say(locale, 'board.title', { glade, round: view.round });
}

/** The decider is marked with a star. */
function playerLines(locale: Locale, view: State, names: readonly string[], seat: Seat): string[] {
  const { hand, deck, discard } = pileOf(view, seat);
  const turn = view.frames[0]?.step;
  const acting = turn === (seat === view.witch ? 'witch' : 'soldiers');
  const cards = say(locale, 'board.cards', {
    hand: hand.length,
    deck: deck.length,
    discard: discard.length,
  });
  const facts = [
    say(locale, 'board.player', {
      marker: sequence.deciders(view).includes(seat) ? '* ' : '  ',
      name: playerName(locale, view, names, seat),
      facts: cards,
    }),
    ...(turn === 'soldiers' && acting ? [say(locale, 'board.acts', { acts: view.acts })] : []),
    ...(acting ? [say(locale, 'board.casts', { casts: castsOf(view, seat) - view.casts })] : []),
  ];
  return inLines(locale, facts);
}

/** Cards that are face up or have been seen. */
function cardLines(locale: Locale, view: State): string[] {
  const lists = [
    { key: 'board.seen', cards: view.seen },
    { key: 'board.discard.blood', cards: view.blood.discard },
    { key: 'board.discard.phantom', cards: view.phantom.discard },
  ] as const;
  return lists.flatMap(({ key, cards }) =>
    cards.length === 0 ? [] : listed(locale, key, 'cards', cardParts(locale, cards)),
  );
}

/** The glade as a grid, row 1 on top. */
function picture(locale: Locale, view: State): string[] {
  const ground = groundOf(view);
  const rows = Array.from({ length: ground.size / ground.columns }, (_, row) => row);
  const columns = Array.from({ length: ground.columns }, (_, column) => column);
  const head = columns.map((column) => cell(spaceName(ground, column).slice(0, 1))).join('');
  return [
    `     ${head.trimEnd()}`,
    ...rows.map((row) => {
      const marks = columns.map((column) => markAt(locale, view, row * ground.columns + column));
      return `  ${String(row + 1).padStart(2)} ${marks.join('').trimEnd()}`;
    }),
  ];
}

const cell = (mark: string): string => mark + ' '.repeat(3 - columnsOf(mark));

function markAt(locale: Locale, view: State, space: Space): string {
  const unit = unitAt(view, space);
  if (unit === null) return cell(groundOf(view).dark[space] === true ? '##' : '.');
  return cell(say(locale, `mark.${unit}`) + (view.figures[unit].zombie ? '*' : ''));
}

/** The dark spaces by name, and the start spaces while they matter. */
function groundLines(locale: Locale, view: State): string[] {
  const ground = groundOf(view);
  const dark = [...ground.dark.keys()].filter((space) => ground.dark[space] === true);
  const names = (spaces: readonly Space[]): string[] => spaces.map((space) => spaceName(ground, space));
  const open = view.frames[0];
  return [
    ...listed(locale, 'board.dark', 'spaces', names(dark)),
    say(locale, ground.glade.darkBlocks ? 'board.darkBlocks' : 'board.darkOpen'),
    ...(open?.step === 'place'
      ? listed(locale, `board.start.${open.side}`, 'spaces', names(ground.starts[open.side]))
      : []),
  ];
}

function unitLines(locale: Locale, view: State, unit: Unit): string[] {
  const { status, blood, at } = view.figures[unit];
  if (status === 'realm' || status === 'gone') return [];
  const { move, blood: start } = UNIT_CARDS[unit];
  const head =
    status === 'waiting'
      ? say(locale, 'board.unit.waiting', { unit: unitName(locale, unit), blood })
      : say(locale, 'board.unit', {
          unit: figureName(locale, view, unit),
          place: spaceName(groundOf(view), at),
          blood,
          start,
        });
  const steps = say(locale, 'board.unit.move', { steps: move });
  return inLines(locale, [head, steps, attackText(locale, unit), ...conditions(locale, view, unit)], '  ');
}

/** A unit's current conditions. */
function conditions(locale: Locale, view: State, unit: Unit): string[] {
  const { moved, attacked, wards, rooted, extra } = view.figures[unit];
  return [
    ...(moved ? [say(locale, 'board.unit.moved')] : []),
    ...(attacked ? [say(locale, 'board.unit.attacked')] : []),
    ...(wards > 0 ? [say(locale, 'board.unit.warded')] : []),
    ...(rooted ? [say(locale, 'board.unit.rooted')] : []),
    ...(extra > 0 ? [say(locale, 'board.unit.extra', { count: extra })] : []),
  ];
}

/** §9: the Phantoms, and those who will not return. */
function lostLines(locale: Locale, view: State): string[] {
  const names = (units: readonly Unit[]): string[] => units.map((unit) => unitName(locale, unit));
  const realm = phantoms(view);
  const gone = UNITS.filter((unit) => view.figures[unit].status === 'gone');
  return [
    ...(realm.length === 0
      ? [say(locale, 'board.realm.empty')]
      : listed(locale, 'board.realm', 'units', names(realm))),
    ...(gone.length === 0 ? [] : listed(locale, 'board.gone', 'units', names(gone))),
  ];
}
