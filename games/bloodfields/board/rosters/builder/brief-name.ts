import type { Locale } from '@sanguine/kernel';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { fullName } from '../../../text/words.ts';

/** A short name for a unit where there is little room: without anything after a comma. */
export const briefName = (locale: Locale, kind: UnitKind): string =>
  fullName(locale, kind).split(', ', 1)[0] ?? '';
