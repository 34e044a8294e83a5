import type { Locale, Seat } from '@sanguine/kernel';
import type { Warning as WarningWords } from '@sanguine/ui/interaction/reason.ts';
import { bloodfields } from '../../index.ts';
import { attackForecast } from '../../rules/forecast.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { tagOf } from '../../rules/names.ts';
import type { UnitId } from '../../rules/state.ts';
import { turnOf } from '../../rules/turn/turn-frame.ts';
import { unitName, unitNames } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

type Code = 'attack' | 'friendly';

/** What a legal move would waste or lose. */
interface Warning {
  readonly code: Code;
  readonly rule: string;
  readonly units: readonly UnitId[];
  readonly count: number;
}

export function warningsFor(view: View, seat: Seat, move: AnyMove): Warning[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'act') return [];
  if (move.do === 'end') return open.what === 'turn' ? unused(view, seat) : [];
  if (move.do !== 'attack' || move.target === null) return [];
  const { endangered } = attackForecast(view, open.unit, move.target, move.skill);
  return endangered.length === 0
    ? []
    : [{ code: 'friendly', rule: '7.7', units: endangered, count: endangered.length }];
}

/** §4.2: warns of unused actions while an enemy could be attacked. */
function unused(view: View, seat: Seat): Warning[] {
  const count = turnOf(view)?.actions ?? 0;
  if (count === 0) return [];
  const struck = bloodfields
    .moves(view, seat)
    .flatMap((move) => (move.do === 'attack' && move.target !== null ? [move.target] : []));
  const units = [...new Set(struck)];
  return units.length === 0 ? [] : [{ code: 'attack', rule: '4.2', units, count }];
}

export function warningWords(
  locale: Locale,
  view: View,
  { code, rule, units, count }: Warning,
): WarningWords {
  return {
    says: sayBoard(locale, `warning.${code}`, { count, units: unitNames(locale, view, units) }),
    rule,
    places: units.map((unit) => ({ ref: tagOf(view, unit), words: unitName(locale, view, unit) })),
  };
}
