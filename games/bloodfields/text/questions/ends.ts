import { type Locale, LOCALES, nearest, type Viewer } from '@sanguine/kernel';
import { readInches } from '../../content/inches.ts';
import { type Disc } from '../../rules/geometry/disc.ts';
import { piecesOf } from '../../rules/geometry/field.ts';
import { pointDisc } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import { nameOf, unitNamed } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isOn, unitOf, unitsWhere } from '../../rules/units.ts';
import { activeUnit } from '../board.ts';
import { letterOf } from '../letters.ts';
import { pointText } from '../measures.ts';
import { say } from '../phrases.ts';
import { fullName, kindName, pieceName, unitName } from '../words.ts';

/** One end of a measuring tape: a base, a point, or a piece of terrain. */
export type End =
  | { readonly kind: 'unit'; readonly id: UnitId; readonly disc: Disc; readonly name: string }
  | { readonly kind: 'point'; readonly disc: Disc; readonly name: string }
  | { readonly kind: 'piece'; readonly piece: string; readonly name: string };

type Found = End | { readonly problem: string };

/** The two ends of a question. If only one is given, the acting unit is the other. */
export function endsOf(
  locale: Locale,
  state: State,
  viewer: Viewer,
  words: readonly string[],
): readonly [End, End] | { readonly problem: string } {
  const active = activeUnit(state);
  const [first, second, ...more] =
    words.length === 1 && active !== null ? [nameOf(state, active), ...words] : words;
  if (first === undefined || second === undefined || more.length > 0)
    return { problem: say(locale, 'question.two', { example: exampleOf(state) }) };
  const one = endCalled(locale, state, viewer, first);
  if ('problem' in one) return one;
  const other = endCalled(locale, state, viewer, second);
  if ('problem' in other) return other;
  return one.kind === 'unit' && other.kind === 'unit' && one.id === other.id
    ? { problem: say(locale, 'question.same') }
    : [one, other];
}

function exampleOf(state: State): string {
  const [first, ...others] = unitsWhere(state, isOn);
  const last = others.at(-1);
  return first === undefined || last === undefined
    ? '10,7 12.5,8'
    : `${nameOf(state, first)} ${nameOf(state, last)}`;
}

function endCalled(locale: Locale, state: State, viewer: Viewer, word: string): Found {
  const point = pointIn(word);
  if (point !== undefined) return pointEnd(locale, state, point);
  const id = unitCalled(state, viewer, word);
  if (id !== undefined) {
    const name = unitName(locale, state, id, viewer);
    const disc = unitOf(state, id);
    return isOn(disc)
      ? { kind: 'unit', id, disc, name }
      : { problem: say(locale, 'question.gone', { unit: name }) };
  }
  const pieces = piecesOf(fieldFor(state).pieces).map((piece) => piece.id);
  if (pieces.includes(word)) return { kind: 'piece', piece: word, name: pieceName(locale, word) };
  const names = unitsWhere(state, isOn).flatMap((one) => [nameOf(state, one), ...calledWords(state, one)]);
  const meant = nearest(word.toLowerCase(), [...names, ...pieces]);
  return {
    problem:
      meant === undefined
        ? say(locale, 'question.unknown', { word })
        : say(locale, 'question.unknown.meant', { word, meant }),
  };
}

function pointIn(word: string): { readonly x: number; readonly y: number } | undefined {
  const [x, y, ...more] = word.split(',').map(readInches);
  return x === undefined || y === undefined || more.length > 0 ? undefined : { x, y };
}

function pointEnd(locale: Locale, state: State, at: { readonly x: number; readonly y: number }): Found {
  const { width, height } = fieldFor(state);
  const name = pointText(locale, at);
  return at.x > width || at.y > height
    ? { problem: say(locale, 'question.off', { at: name }) }
    : { kind: 'point', disc: pointDisc(at), name };
}

/** A unit named by its notation, its letter on the drawn table, or any word of its name: `vael`. */
function unitCalled(state: State, viewer: Viewer, word: string): UnitId | undefined {
  const named = unitNamed(state, word.toLowerCase(), viewer ?? 0);
  if (named !== undefined) return named;
  const standing = unitsWhere(state, isOn);
  const lettered = standing.find((id) => letterOf(state, id) === word);
  return lettered ?? standing.find((id) => calledWords(state, id).includes(word.toLowerCase()));
}

/** The words of a unit's names in all languages, because players type what they see. */
function calledWords(state: State, id: UnitId): string[] {
  const { kind } = unitOf(state, id);
  const names = LOCALES.flatMap((locale) => [fullName(locale, kind), kindName(locale, kind)]);
  return names.flatMap((name) => name.toLowerCase().split(/[\s,]+/)).filter((word) => word !== 'the');
}
