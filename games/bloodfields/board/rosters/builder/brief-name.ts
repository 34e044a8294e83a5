import type { Locale } from '@sanguine/kernel';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { fullName } from '../../../text/words.ts';

/** A unit's name where there is little room: without what follows a comma. */
export const briefName = (locale: Locale, kind: UnitKind): string =>
  fullName(locale, kind).split(', ', 1)[0] ?? '';
