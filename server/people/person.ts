import type { Selectable } from 'kysely';
import type { Locale } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';

/** A guest, known on one device only, or an account, which can sign in anywhere. */
export interface Person {
  /** Public: it grants no access. */
  readonly id: string;
  readonly name: string;
  /** Has a password. */
  readonly account: boolean;
  readonly locale: Locale;
  /** Where notifications are posted. */
  readonly webhook: string | null;
  /** May only watch. */
  readonly banned: boolean;
}

/** Copied field by field, so that nothing private comes along. */
export function personOf(found: Selectable<Schema['persons']>): Person {
  const { id, name, login, locale, webhook, banned } = found;
  return { id, name, account: login !== null, locale, webhook, banned: banned !== null };
}
