import type { Selectable } from 'kysely';
import type { Locale } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';

/** Somebody who plays: a guest, known to this one device, or an account, which can be met again anywhere. */
export interface Person {
  /** Public; it opens nothing. */
  readonly id: string;
  readonly name: string;
  /** Has a password. */
  readonly account: boolean;
  readonly locale: Locale;
  /** Where "your turn" is sent. */
  readonly webhook: string | null;
  /** May look, and do nothing. */
  readonly banned: boolean;
}

/** Field by field: what only the house knows of a person does not come along. */
export function personOf(found: Selectable<Schema['persons']>): Person {
  const { id, name, login, locale, webhook, banned } = found;
  return { id, name, account: login !== null, locale, webhook, banned: banned !== null };
}
