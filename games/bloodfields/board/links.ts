import type { Locale } from '@sanguine/kernel';
import type { Link } from '@sanguine/ui';
import type { Event } from '../rules/events.ts';
import type { Tag } from '../rules/names.ts';
import { nameOfUnit, readTag } from '../text/words.ts';

const TAG = /^\d:[a-z-]+\.\d+$/;
const isTag = (value: unknown): value is Tag => typeof value === 'string' && TAG.test(value);

/** The units a log line mentions, in the words it uses for them. */
export function links(locale: Locale, event: Event): readonly Link[] {
  const tags = [...new Set(Object.values(event).filter((value) => isTag(value)))];
  return tags.map((tag) => ({ ref: tag, words: nameOfUnit(locale, readTag(tag)) }));
}
