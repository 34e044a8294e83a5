import { type KeyOf, phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Texts about the chances of a battle. */
export const sayChances = phrasebook({ en, ja });
export type ChancesPhrase = KeyOf<typeof sayChances>;
