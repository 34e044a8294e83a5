import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import { AGES } from '../content/cards.ts';
import { FJORDS, PROVINCES } from '../content/provinces.ts';
import { isOpenFjord, SUPPORTED } from '../rules/atlas.ts';
import { onTable } from '../rules/battle/battle.ts';
import { clanOf } from '../rules/clans.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { handLines } from './hand.ts';
import { clanLines } from './clan-lines.ts';
import { provinceLines } from './province-lines.ts';
import {
  bonusText,
  cardName,
  faceParts,
  figureList,
  inLines,
  join,
  placeName,
  placeNames,
  playerName,
  say,
} from './words.ts';

/** The table as text, for terminals and screen readers: the Age, the clans, the board, the viewer's hand. */
export function boardLines(locale: Locale, view: State, viewer: Viewer, names: readonly string[]): string[] {
  const name = (seat: Seat): string => playerName(locale, view, names, seat);
  const deciders = sequence.deciders(view);
  const hand = handLines(locale, view, viewer);
  return [
    ...titleLines(locale, view, name),
    '',
    say(locale, 'board.clans'),
    ...[...view.clans.keys()].flatMap((seat) =>
      clanLines(locale, clanOf(view, seat), {
        name: name(seat),
        decides: deciders.includes(seat),
        acting: view.phase === 'action' && view.frames.length > 0,
        over: view.frames.length === 0,
      }),
    ),
    '',
    say(locale, 'board.provinces'),
    ...PROVINCES.flatMap((province) => provinceLines(locale, view, province, name)),
    ...fjordLines(locale, view, name),
    ...battleLines(locale, view, name),
    ...discardLines(locale, view),
    ...(hand.length === 0 ? [] : ['', ...hand]),
  ];
}

type Named = (seat: Seat) => string;

function titleLines(locale: Locale, view: State, name: Named): string[] {
  if (view.frames.length === 0) return [say(locale, 'board.title.over')];
  if (view.frames.at(-1)?.step === 'pick') return [say(locale, 'board.title.setup')];
  const head = say(locale, 'board.title', { age: view.age, phase: say(locale, `phase.${view.phase}`) });
  return [
    ...inLines(locale, [head, say(locale, 'board.first', { name: name(view.first) })]),
    ...doomedLines(locale, view),
    ...(view.destroyed.length === 0
      ? []
      : [say(locale, 'board.destroyed', { places: placeNames(locale, view.destroyed) })]),
  ];
}

/** §2.3: the provinces still to be destroyed. */
function doomedLines(locale: Locale, view: State): string[] {
  const [first, ...more] = view.doomed.flatMap((place, at) =>
    view.destroyed.includes(place)
      ? []
      : [say(locale, 'board.doomed.one', { place: placeName(locale, place), age: AGES[at] ?? 0 })],
  );
  return first === undefined
    ? []
    : inLines(locale, [say(locale, 'board.doomed', { places: first }), ...more]);
}

/** §1.2: who has Ships where. */
function fjordLines(locale: Locale, view: State, name: Named): string[] {
  const lines = FJORDS.flatMap((fjord) => {
    const fleets = [...view.clans.keys()].flatMap((seat) => {
      const ships = clanOf(view, seat).figures[fjord];
      return ships.length === 0
        ? []
        : [
            say(locale, 'board.owned', {
              name: name(seat),
              figures: join(locale, figureList(locale, ships)),
            }),
          ];
    });
    const [first, ...more] = isOpenFjord(view, fjord) ? fleets : [say(locale, 'board.fjord.closed')];
    const head = say(locale, 'board.fjord', {
      place: placeName(locale, fjord),
      places: placeNames(locale, SUPPORTED[fjord]),
      what: first ?? say(locale, 'board.nobody'),
    });
    return inLines(locale, [head, ...more], '  ');
  });
  return [say(locale, 'board.fjords'), ...lines];
}

/** §10, §11: the pillage in progress, and its revealed cards. */
function battleLines(locale: Locale, view: State, name: Named): string[] {
  const { battle } = view;
  if (battle === null) return [];
  const place = placeName(locale, battle.province);
  const head =
    battle.participants.length === 0
      ? say(locale, 'board.pillage', { name: name(battle.pillager), place })
      : say(locale, 'board.battle', { place, names: join(locale, battle.participants.map(name)) });
  const [first, ...more] = onTable(battle.played).map(({ seat, card, void: voided }) =>
    say(locale, voided ? 'board.played.void' : 'board.played.one', {
      name: name(seat),
      card: cardName(locale, card),
      value: bonusText(locale, card),
    }),
  );
  const played =
    first === undefined ? [] : inLines(locale, [say(locale, 'board.played', { parts: first }), ...more]);
  return ['', head, ...chosenLines(locale, view, name), ...played];
}

/** §11.1: everybody sees that a clan has chosen, but not what. */
function chosenLines(locale: Locale, view: State, name: Named): string[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'cards') return [];
  const seats = [...open.chosen.keys()].filter((seat) => open.chosen[seat] !== null);
  return seats.length === 0 ? [] : [say(locale, 'board.chosen', { names: join(locale, seats.map(name)) })];
}

function discardLines(locale: Locale, { discard }: State): string[] {
  const [first, ...more] = faceParts(locale, discard);
  if (first === undefined) return [];
  return ['', ...inLines(locale, [say(locale, 'board.discard', { cards: first }), ...more])];
}
