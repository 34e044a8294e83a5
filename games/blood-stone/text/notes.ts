import { type Locale, percent, type Seat } from '@sanguine/kernel';
import { spellCard } from '../content/spells.ts';
import { UNIT_CARDS } from '../content/units.ts';
import { struckBy } from '../rules/attack.ts';
import { wayTo } from '../rules/movement.ts';
import type { AnyMove, Attack, Cast, Move } from '../rules/moves.ts';
import { spellChance } from '../rules/odds.ts';
import { mending } from '../rules/spells/mend.ts';
import type { State } from '../rules/state.ts';
import { endingFor, isOwn, killed, type Losses, saved, spellLosses, struck } from './consequences.ts';
import { say, unitNames } from './words.ts';

/** What a move costs and leads to, as far as the mover can know. */
export function moveNotes(locale: Locale, view: State, seat: Seat, move: AnyMove): string[] {
  switch (move.do) {
    case 'move':
      return [...walkNotes(locale, view, move), ...extraNote(locale, view, move)];
    case 'attack':
      return [...attackNotes(locale, view, seat, move), ...extraNote(locale, view, move)];
    case 'cast':
      return castNotes(locale, view, seat, move);
    case 'end':
      return endNotes(locale, view, seat);
    default:
      return [];
  }
}

function walkNotes(locale: Locale, view: State, { unit, to }: Move): string[] {
  const way = wayTo(view, unit, to);
  if (way === null) return [];
  return [say(locale, 'note.steps', { steps: way.length, most: UNIT_CARDS[unit].move })];
}

/** §8.2: the extra Act is used first. */
function extraNote(locale: Locale, view: State, { unit }: Move | Attack): string[] {
  return view.figures[unit].extra > 0 ? [say(locale, 'note.extra')] : [];
}

function attackNotes(locale: Locale, view: State, seat: Seat, { unit, aim }: Attack): string[] {
  const hit = struckBy(view, unit, aim);
  const losses = new Map(hit.map((one) => [one, 1]));
  const picked = hit.length === 1 && hit[0] === aim;
  const foes = hit.filter((one) => !isOwn(view, seat, one));
  return [
    ...(picked || foes.length === 0
      ? []
      : [say(locale, 'note.strikes', { units: unitNames(locale, foes, view) })]),
    ...lossNotes(locale, view, seat, losses),
  ];
}

/** Own units hurt, units saved, units killed, and the end of the game. */
function lossNotes(locale: Locale, view: State, seat: Seat, losses: Losses, offered = 0): string[] {
  const dead = killed(view, losses, offered);
  const told = [
    ['own', struck(losses).filter((unit) => isOwn(view, seat, unit))],
    ['warded', saved(view, losses)],
    ['kills', dead],
  ] as const;
  const ending = endingFor(view, seat, dead);
  return [
    ...told.flatMap(([key, units]) =>
      units.length === 0 ? [] : [say(locale, `note.${key}`, { units: unitNames(locale, units, view) })],
    ),
    ...(ending === null ? [] : [say(locale, `note.${ending}`)]),
  ];
}

function castNotes(locale: Locale, view: State, seat: Seat, cast: Cast): string[] {
  const { card, blood } = cast;
  const chance =
    spellCard(card).chance.kind === 'always'
      ? []
      : [say(locale, 'note.chance', { chance: percent(locale, spellChance(card, blood)) })];
  return [...chance, ...effectNotes(locale, view, seat, cast)];
}

function effectNotes(locale: Locale, view: State, seat: Seat, cast: Cast): string[] {
  const { unit } = cast;
  if (unit === 'none') return [];
  if (cast.card === 'mend') return [say(locale, 'note.mends', { count: mending(view, unit) })];
  if (cast.card === 'zombify') {
    const ending = endingFor(view, seat, [unit]);
    return ending === null ? [] : [say(locale, `note.${ending}`)];
  }
  const losses = spellLosses(view, cast);
  if (cast.card !== 'bloodBoil') return lossNotes(locale, view, seat, losses);
  // The card itself says that the target dies; the note is about the others.
  const around = new Map([...losses].filter(([near]) => near !== unit));
  const [count = 0] = around.values();
  return [
    ...(count === 0 ? [] : [say(locale, 'note.burst', { count })]),
    ...(count === 0 ? [] : [say(locale, 'note.strikes', { units: unitNames(locale, struck(around), view) })]),
    ...lossNotes(locale, view, seat, around, cast.blood),
  ];
}

/** What ending the turn now gives up. */
function endNotes(locale: Locale, view: State, seat: Seat): string[] {
  if (seat !== view.witch) return view.acts === 0 ? [] : [say(locale, 'note.acts', { count: view.acts })];
  return view.figures.witch.moved ? [] : [say(locale, 'note.unmoved')];
}
