import type { Locale, Seat } from '@sanguine/kernel';
import type { Frames } from '../rules/frames.ts';
import type { Deploy, Found, Move, Shamble } from '../rules/moves.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { isHorde, pipsOf, factionOf } from '../rules/tiles.ts';
import { moveNotes } from './notes.ts';
import {
  factionName,
  groupName,
  isBuiltOtherwise,
  join,
  kindName,
  noted,
  placeName,
  say,
  sideName,
} from './words.ts';

/** A move in words, with its cost and consequences as far as the mover can know them. */
export function moveLine(locale: Locale, view: State, seat: Seat, move: Move): string {
  return noted(locale, moveWords(locale, view, seat, move), moveNotes(locale, view, seat, move));
}

/** A move in words, without notes. */
export function moveWords(locale: Locale, view: State, seat: Seat, move: Move): string {
  const place = (area: number): string => placeName(locale, view, area);
  switch (move.do) {
    case 'pick':
      return say(locale, 'move.pick', { faction: factionName(locale, move.faction) });
    case 'found':
      return founding(locale, view, seat, move);
    case 'return':
      return say(locale, 'move.return', { unit: kindName(locale, move.kind), place: place(move.area) });
    case 'muster':
    case 'build':
      return say(locale, isBuiltOtherwise(move.kind) ? `move.build.${move.kind}` : 'move.build', {
        unit: kindName(locale, move.kind),
        place: place(move.area),
      });
    case 'ready':
    case 'stand':
    case 'keep':
      return say(locale, `move.${move.do}`);
    case 'deploy':
      return opening(locale, view, move);
    case 'capture': {
      const owner = view.settlers[move.area] ?? NOBODY;
      const faction = owner === NOBODY ? factionName(locale, 'none') : sideName(locale, view, owner);
      return say(locale, 'move.capture', { faction, place: place(move.area) });
    }
    case 'pay':
    case 'discard':
      return say(locale, `move.${move.do}`, { tiles: groupName(locale, move.tiles) });
    case 'end':
      return say(locale, `move.end.${endOf(view)}`);
    case 'shamble':
      return shambling(locale, view, move);
    case 'step':
      return say(locale, 'move.step', {
        units: groupName(locale, move.units),
        from: place(move.from),
        to: place(move.to),
      });
    case 'battle':
      return say(locale, 'move.battle', {
        faction: sideName(locale, view, move.foe),
        place: place(move.area),
      });
    case 'withdraw':
    case 'retreat':
    case 'settle':
      return say(locale, `move.${move.do}`, { place: place(move.area) });
    case 'swap':
      return say(locale, 'move.swap', {
        tile: kindName(locale, move.tile),
        pips: pipsOf(factionOf(view, seat), move.tile),
      });
    case 'lose':
      return say(locale, 'move.lose', { unit: kindName(locale, move.kind) });
    case 'raise':
      return say(locale, 'move.raise', { count: move.count });
  }
}

function founding(locale: Locale, view: State, seat: Seat, { area }: Found): string {
  const place = placeName(locale, view, area);
  return say(locale, isHorde(view, seat) ? 'move.found.horde' : 'move.found', { place });
}

function opening(locale: Locale, view: State, { units }: Deploy): string {
  if (units.length === 0) return say(locale, 'move.deploy.none');
  const areas = [...new Set(units.map(({ area }) => area))];
  const parts = areas.map((area) => {
    const kinds = units.flatMap((unit) => (unit.area === area ? [unit.kind] : []));
    const place = placeName(locale, view, area);
    return say(locale, 'move.deploy.unit', { units: groupName(locale, kinds), place });
  });
  return say(locale, 'move.deploy', { units: join(locale, parts) });
}

function shambling(locale: Locale, view: State, { from, to, again }: Shamble): string {
  const way = { from: placeName(locale, view, from), to: placeName(locale, view, to) };
  return say(locale, again ? 'move.shamble.again' : 'move.shamble', way);
}

type Ending = Extract<keyof Frames, 'capture' | 'undead' | 'main' | 'construct' | 'return'>;

/** The phase that `end` would end now. */
function endOf(view: State): Ending {
  const step = view.frames.at(-1)?.step;
  switch (step) {
    case 'capture':
    case 'undead':
    case 'construct':
    case 'return':
      return step;
    default:
      return 'main';
  }
}
