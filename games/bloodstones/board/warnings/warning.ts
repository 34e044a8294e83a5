import type { TileKind, UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';

type WarningCode =
  | 'trapped'
  | 'odds'
  | 'stranded'
  | 'desert'
  | 'openCitadel'
  | 'openVillages'
  | 'lastFive'
  | 'overpay'
  | 'noGain'
  | 'captures'
  | 'villages'
  | 'freeVillage'
  | 'builds'
  | 'idleSoon'
  | 'idleNow'
  | 'points'
  | 'raise';

/** A legal move that wastes or loses something. It needs confirmation but is never forbidden. */
export interface Warning {
  readonly code: WarningCode;
  /** The rulebook section that causes it. */
  readonly rule: string;
  readonly areas: readonly Area[];
  /** The units or tiles concerned. */
  readonly kinds: readonly (TileKind | UnitKind)[];
  readonly facts: Readonly<Record<string, number>>;
}

export function warning(
  code: WarningCode,
  rule: string,
  { areas = [], kinds = [], facts = {} }: Partial<Omit<Warning, 'code' | 'rule'>> = {},
): Warning {
  return { code, rule, areas, kinds, facts };
}
