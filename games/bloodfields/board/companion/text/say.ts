import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The companion's own texts; the game's own catalogue has units, skills and events. */
export const sayCompanion = phrasebook({ en, ja });
