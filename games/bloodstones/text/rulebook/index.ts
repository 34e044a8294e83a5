import type { Locale, Rulebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

export const RULEBOOK: Readonly<Record<Locale, Rulebook>> = { en, ja };
