import { type KeyOf, phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The caption of a drawing: whole sentences, as in the rest of the book. */
export const captionOf = phrasebook({ en, ja });
export type DrawingId = KeyOf<typeof captionOf>;
