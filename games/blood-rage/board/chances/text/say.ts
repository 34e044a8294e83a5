import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Texts of the battle's chances on the board. */
export const sayCardChances = phrasebook({ en, ja });
