import type { Locale, Seat } from '@sanguine/kernel';
import { STATUSES } from '../content/effects.ts';
import { foesOf, inContact } from '../rules/combat.ts';
import { distance } from '../rules/geometry/disc.ts';
import { piecesUnder } from '../rules/ground.ts';
import { coverAgainst, isVisible } from '../rules/sight.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { cardFor, healthOf, isOn, unitOf, unitsWhere } from '../rules/units.ts';
import { coverText } from './covers.ts';
import { boostNote } from './effects.ts';
import { letterOf } from './letters.ts';
import { lengthText, pointText, windText, windTo } from './measures.ts';
import { inLines, say } from './phrases.ts';
import { nameOfUnit, pieceNames, tokenName, unitName } from './words.ts';

/** All units of a seat: first those on the battlefield, one per line, then the others. `active`: measured from this unit. */
export function unitLines(locale: Locale, state: State, seat: Seat, active: UnitId | null): string[] {
  const standing = unitsWhere(state, (unit) => unit.owner === seat && isOn(unit));
  const lines = standing.flatMap((id) => inLines(locale, unitParts(locale, state, id, active), '  '));
  const others = unitsWhere(state, (unit) => unit.owner === seat && !isOn(unit));
  const groups = Map.groupBy(others, (id) => unitOf(state, id).state);
  const away = [...groups].flatMap(([where, ids]) =>
    where === 'board'
      ? []
      : inLines(
          locale,
          [...ids.map((id) => nameOfUnit(locale, unitOf(state, id))), say(locale, `board.${where}`)],
          '  ',
        ),
  );
  return lines.length + away.length === 0 ? [`  ${say(locale, 'board.units.none')}`] : [...lines, ...away];
}

function unitParts(locale: Locale, state: State, id: UnitId, active: UnitId | null): string[] {
  const unit = unitOf(state, id);
  const pieces = piecesUnder(state, unit, ['forest', 'swamp', 'ruins', 'high']);
  const foes = foesOf(state, id);
  return [
    say(locale, 'board.unit', { letter: letterOf(state, id), unit: nameOfUnit(locale, unit) }),
    say(locale, 'board.hp', { left: healthOf(unit), hp: cardFor(unit).hp }),
    ...whereParts(locale, state, id, active),
    ...(pieces.length === 0 ? [] : [say(locale, 'board.in', { pieces: pieceNames(locale, pieces) })]),
    ...combatParts(locale, state, foes),
    ...tokenParts(locale, unit),
    ...(unit.activated ? [say(locale, 'board.acted')] : []),
  ];
}

/** §5.2: the enemies it is in combat with, each as a part, so that a long line can break between them. */
function combatParts(locale: Locale, state: State, foes: readonly UnitId[]): string[] {
  const [first, ...more] = foes.map((id) => unitName(locale, state, id));
  return first === undefined ? [] : [say(locale, 'board.combat', { units: first }), ...more];
}

/** Where a unit stands, as seen from the active one. */
function whereParts(locale: Locale, state: State, id: UnitId, active: UnitId | null): string[] {
  const unit = unitOf(state, id);
  const at = say(locale, 'board.at', { at: pointText(locale, unit) });
  if (active === null) return [at];
  if (active === id) return [at, say(locale, 'board.active')];
  const from = unitOf(state, active);
  if (!isOn(from)) return [at];
  if (inContact(unit, from)) return [at, say(locale, 'board.contact.active')];
  const away = say(locale, 'board.away', {
    length: lengthText(locale, distance(from, unit)),
    wind: windText(locale, windTo(from, unit) ?? 'n'),
  });
  return [at, away, ...sightParts(locale, state, active, id)];
}

/** §8.2, §8.3: whether an enemy can be seen, and its cover. */
function sightParts(locale: Locale, state: State, active: UnitId, id: UnitId): string[] {
  if (unitOf(state, active).owner === unitOf(state, id).owner) return [];
  if (!isVisible(state, active, id)) return [say(locale, 'board.unseen')];
  const cover = coverAgainst(state, active, id);
  return cover === null ? [] : [coverText(locale, state, cover)];
}

/** §12: everything that lies on a unit's card. */
function tokenParts(locale: Locale, unit: Unit): string[] {
  const { inspire, shields, embers, dot, tokens, lingering, boosts } = unit;
  return [
    ...(inspire > 0 ? [say(locale, 'board.inspire', { count: inspire })] : []),
    ...(shields > 0 ? [say(locale, 'board.shields', { count: shields })] : []),
    ...(embers > 0 ? [say(locale, 'board.embers', { count: embers })] : []),
    ...(dot > 0 ? [say(locale, 'token.count', { token: tokenName(locale, 'dot'), count: dot })] : []),
    ...tokens.map((token) => tokenName(locale, token)),
    ...STATUSES.filter((status) => lingering.includes(status)).map((status) =>
      say(locale, 'board.lingering', { token: tokenName(locale, status) }),
    ),
    ...boosts.map(({ boost, amount, until }) => boostNote(locale, boost, amount, until)),
  ];
}
