import { phrasebook } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

export const say = phrasebook({ en, ja });
