import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The companion's own texts; units, skills and events are told by the game's. */
export const sayCompanion = phrasebook({ en, ja });
