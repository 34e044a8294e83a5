import type { Locale } from '@sanguine/kernel';
import { LINES, type Realm } from '../../../content/lines.ts';
import { scenarioOf } from '../../../content/scenarios.ts';
import { TABLES } from '../../../content/tables.ts';
import { cardOf } from '../../../content/units/index.ts';
import { faultsOf } from '../../../rules/roster/faults.ts';
import { costOf, type LoyalLine, loyaltyOf, realmsOf, type Roster } from '../../../rules/roster/roster.ts';
import { MOST_ROUNDS } from '../../../rules/state.ts';
import { refusalLine } from '../../../text/refusals.ts';
import { lineName } from '../../../text/words.ts';
import type { PrintOrder } from '../address.ts';
import { sayPrint } from '../text/say.ts';

/** Facts about a whole roster, for the head of its sheet. */
export interface RosterFacts {
  readonly cost: number;
  /** Blood points of the battle. */
  readonly points: number;
  readonly loyal: LoyalLine | null;
  /** A sentence with its lines, and with their realm if they share one. */
  readonly lines: string;
  readonly faults: readonly string[];
  /** Rounds to tick, and whether the last of them depends on a die (§3.9). */
  readonly rounds: number;
  readonly lastByDie: boolean;
}

/** Sizes of battle, the smallest first. */
const SIZES = Object.values(TABLES)
  .map(({ points }) => points)
  .toSorted((one, other) => one - other);

/** The size of battle to assume if none is given: the smallest the roster fits into. */
const usualPoints = (cost: number): number => SIZES.find((size) => cost <= size) ?? Math.max(...SIZES);

export function rosterFacts(
  locale: Locale,
  roster: Roster,
  { points: asked, scenario }: Pick<PrintOrder, 'points' | 'scenario'>,
): RosterFacts {
  const cost = costOf(roster);
  const points = asked ?? usualPoints(cost);
  const { rounds, extraOn } = scenario === undefined ? ANY_SCENARIO : scenarioOf(scenario);
  return {
    cost,
    points,
    loyal: loyaltyOf(roster),
    lines: linesText(locale, roster),
    faults: faultsOf(roster, points).map((fault) => refusalLine(locale, fault)),
    rounds: extraOn === null ? rounds : rounds + 1,
    lastByDie: extraOn !== null,
  };
}

/** As many rounds as any scenario has. */
const ANY_SCENARIO = { rounds: MOST_ROUNDS, extraOn: null } as const;

function linesText(locale: Locale, roster: Roster): string {
  const there = new Set(roster.map(({ kind }) => cardOf(kind).line));
  const names = LINES.filter((line) => there.has(line)).map((line) =>
    line === 'mercenaries' ? sayPrint(locale, 'line.mercenaries') : lineName(locale, line),
  );
  if (names.length === 0) return '';
  const lines = names.reduce((first, next) => sayPrint(locale, 'lines.and', { first, next }));
  const realm = soleRealm(roster);
  return realm === null || there.has('mercenaries')
    ? sayPrint(locale, 'lines', { lines })
    : sayPrint(locale, 'lines.realm', { lines, realm: sayPrint(locale, `realm.${realm}`) });
}

function soleRealm(roster: Roster): Realm | null {
  const [realm, ...others] = realmsOf(roster);
  return realm === undefined || others.length > 0 ? null : realm;
}
