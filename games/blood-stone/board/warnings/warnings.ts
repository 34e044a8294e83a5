import { type Locale, percent, type Seat } from '@sanguine/kernel';
import type { Warning as WarningWords } from '@sanguine/ui/interaction/reason.ts';
import type { Unit } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import { soldierSeat } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { spellChance } from '../../rules/odds.ts';
import { endingFor, isOwn } from '../../text/consequences.ts';
import { unitName, unitNames } from '../../text/words.ts';
import { dangerOf } from '../plan/danger.ts';
import { forecast } from '../plan/forecast.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

type Code = 'own' | 'loses' | 'draws' | 'poor' | 'acts' | 'unplayed' | 'deadly' | 'reach';

/** What a legal move would waste or lose. */
export interface Warning {
  readonly code: Code;
  readonly rule: string;
  readonly units: readonly Unit[];
  readonly facts: Readonly<Record<string, number>>;
}

const about = (
  code: Code,
  rule: string,
  units: readonly Unit[] = [],
  facts: Warning['facts'] = {},
): Warning => ({
  code,
  rule,
  units,
  facts,
});

export function warningsFor(view: View, seat: Seat, move: AnyMove): Warning[] {
  switch (move.do) {
    case 'attack':
      return harm(view, seat, move, '3.2', null);
    case 'cast': {
      const chance = spellChance(move.card, move.blood);
      return [
        ...harm(view, seat, move, '7.2', move.card === 'bloodBoil' ? move.unit : null),
        ...(chance < 0.5 ? [about('poor', '6.2', [], { chance })] : []),
      ];
    }
    case 'end':
      return seat === soldierSeat(view) ? idleActs(view, seat) : exposed(view, seat);
    default:
      return [];
  }
}

/** Own units that would lose blood unintentionally, and a game lost or drawn because of it. */
function harm(view: View, seat: Seat, move: AnyMove, rule: string, meant: Unit | 'none' | null): Warning[] {
  const { changes } = forecast(view, seat, move);
  const offering = move.do === 'cast' ? move.blood : 0;
  const hurt = changes.filter(
    ({ unit, by }) => unit !== meant && isOwn(view, seat, unit) && by < (unit === 'witch' ? -offering : 0),
  );
  // Blood moved by Transfuse is not lost.
  const own = move.do === 'cast' && move.card !== 'bloodBoil' ? [] : hurt.map(({ unit }) => unit);
  const dead = changes.filter(({ fate }) => fate === 'dies' || fate === 'turns').map(({ unit }) => unit);
  const ending = endingFor(view, seat, dead);
  return [
    ...(own.length === 0 ? [] : [about('own', rule, own)]),
    ...(ending === 'loses' || ending === 'draws' ? [about(ending, '10')] : []),
  ];
}

/** §4.2: Acts that could still be used. */
function idleActs(view: View, seat: Seat): Warning[] {
  const able = bloodStone.moves(view, seat).some(({ do: verb }) => verb === 'move' || verb === 'attack');
  return view.acts > 0 && able ? [about('acts', '4.2', [], { acts: view.acts })] : [];
}

/**
 * Warns if the Witch can be killed next turn, if she can be struck and has not moved, or if she has cast nothing though
 * she could.
 */
function exposed(view: View, seat: Seat): Warning[] {
  const { soldiers, hits } = dangerOf(view);
  const { blood, moved } = view.figures.witch;
  const idle = !moved && bloodStone.moves(view, seat).some((move) => move.do === 'move');
  const unplayed = view.casts === 0 && bloodStone.moves(view, seat).some((move) => move.do === 'cast');
  return [
    ...(hits >= blood ? [about('deadly', '10', soldiers, { hits, blood })] : []),
    ...(hits > 0 && hits < blood && idle ? [about('reach', '5.2', soldiers, { hits })] : []),
    ...(unplayed ? [about('unplayed', '5.3')] : []),
  ];
}

export function warningWords(
  locale: Locale,
  view: View,
  { code, rule, units, facts }: Warning,
): WarningWords {
  const { chance } = facts;
  const says = sayBoard(locale, `warning.${code}`, {
    ...facts,
    units: unitNames(locale, units, view),
    ...(chance === undefined ? {} : { chance: percent(locale, chance) }),
  });
  return { says, rule, places: units.map((unit) => ({ ref: unit, words: unitName(locale, unit) })) };
}
