import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Says what people are sent, in their language. */
export const say = phrasebook({ en, ja });
