import type { Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { UNITS, type Unit } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import { struckBy } from '../../rules/attack.ts';
import { groundOf, isOpen } from '../../rules/ground.ts';
import { wayTo } from '../../rules/movement.ts';
import type { AnyMove, Cast } from '../../rules/moves.ts';
import { mending } from '../../rules/spells/mend.ts';
import { isOwn, killed, type Losses, saved, spellLosses, struck } from '../../text/consequences.ts';
import { coverage } from './reach.ts';
import type { View } from './selection.ts';

/** What would happen to a unit's stones. */
export interface Change {
  readonly unit: Unit;
  readonly by: number;
  readonly fate: 'lives' | 'dies' | 'warded' | 'turns';
}

/** What a move would lead to if its roll succeeds; shown on the glade in advance. */
export interface Forecast {
  readonly way: readonly Space[];
  /** The spaces an attack or a burst covers. */
  readonly struck: readonly Space[];
  readonly changes: readonly Change[];
  /** Foes a walking unit could strike from its destination. */
  readonly next: readonly Unit[];
}

export const CALM: Forecast = { way: [], struck: [], changes: [], next: [] };

export function forecast(view: View, seat: Seat, move: AnyMove): Forecast {
  switch (move.do) {
    case 'move':
      return {
        ...CALM,
        way: wayTo(view, move.unit, move.to) ?? [],
        next: strikable(view, seat, move, move.unit),
      };
    case 'attack': {
      const hit = struckBy(view, move.unit, move.aim);
      const { at } = view.figures[move.unit];
      const picked = UNITS.find((unit) => unit === move.aim);
      return {
        ...CALM,
        struck: picked === undefined ? coverage(view, move.unit, at, move.aim) : [view.figures[picked].at],
        changes: lossChanges(view, new Map(hit.map((unit) => [unit, 1])), 0),
      };
    }
    case 'cast':
      return castForecast(view, move);
    default:
      return CALM;
  }
}

/** Whom a unit could strike after its walk; empty if it may not attack any more. */
function strikable(view: View, seat: Seat, move: AnyMove, unit: Unit): Unit[] {
  const { state } = bloodStone.preview(view, seat, move);
  if (state === null) return [];
  const hit = bloodStone
    .moves(state, seat)
    .flatMap((next) => (next.do === 'attack' && next.unit === unit ? struckBy(state, unit, next.aim) : []));
  return UNITS.filter((one) => hit.includes(one) && !isOwn(view, seat, one));
}

function lossChanges(view: View, losses: Losses, offered: number): Change[] {
  const dead = killed(view, losses, offered);
  const warded = saved(view, losses);
  return struck(losses).map((unit) => {
    const own = view.figures[unit].blood - (unit === 'witch' ? offered : 0);
    const by = -Math.min(losses.get(unit) ?? 0, own);
    if (warded.includes(unit)) return { unit, by: 0, fate: 'warded' };
    return { unit, by, fate: dead.includes(unit) ? 'dies' : 'lives' };
  });
}

function castForecast(view: View, cast: Cast): Forecast {
  const { card, unit, blood, at } = cast;
  const lives = (one: Unit, by: number): Change => ({ unit: one, by, fate: 'lives' });
  if (at !== null) return { ...CALM, way: [at] };
  if (unit === 'none') return CALM;
  switch (card) {
    case 'bloodBoil': {
      const ground = groundOf(view);
      const around = (ground.around[view.figures[unit].at] ?? []).filter((space) => isOpen(ground, space));
      // The target loses all its stones, including those offered to it.
      const changes = lossChanges(view, spellLosses(view, cast), blood).map((change) =>
        change.unit === unit ? { ...change, fate: 'dies' as const } : change,
      );
      return { ...CALM, struck: around, changes: withOffering(changes, blood) };
    }
    case 'siphon': {
      const changes = lossChanges(view, spellLosses(view, cast), 0);
      const taken = changes.some(({ fate }) => fate !== 'warded');
      return { ...CALM, changes: taken ? [...changes, lives('witch', 1)] : changes };
    }
    case 'banish':
      return { ...CALM, changes: lossChanges(view, spellLosses(view, cast), 0) };
    case 'transfuse':
      return { ...CALM, changes: [lives('witch', -blood), lives(unit, blood)] };
    case 'zombify':
      return { ...CALM, changes: [lives('witch', -blood), { unit, by: blood, fate: 'turns' }] };
    case 'mend':
      return { ...CALM, changes: [lives(unit, mending(view, unit))] };
    case 'manipulate':
    case 'gnarlroot':
    case 'raiseHusk':
    case 'bloodMist':
    case 'spiritWard':
    case 'secondWind':
    case 'ghostStep':
    case 'whisper':
      return CALM;
  }
}

/** The Witch loses her offering in addition to what the burst costs her. */
function withOffering(changes: readonly Change[], offered: number): Change[] {
  const witch = changes.find(({ unit }) => unit === 'witch');
  const others = changes.filter(({ unit }) => unit !== 'witch');
  return [...others, { unit: 'witch', by: (witch?.by ?? 0) - offered, fate: witch?.fate ?? 'lives' }];
}
