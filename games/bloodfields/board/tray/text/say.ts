import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What the bench with its dice says. */
export const sayTray = phrasebook({ en, ja });
