import type { Locale } from '@sanguine/kernel';
import type { CoverReason } from '../rules/sight.ts';
import { say } from './phrases.ts';
import { pieceName, pieceNames } from './words.ts';

/** §8.3: why somebody has cover: `cover behind the west fence`. */
export function coverText(locale: Locale, cover: CoverReason): string {
  switch (cover.kind) {
    case 'in':
      return say(locale, 'note.cover.in', { piece: pieceName(locale, cover.piece.id) });
    case 'across':
      return cover.pieces.length === 0
        ? say(locale, 'note.cover.ally')
        : say(locale, 'note.cover.across', {
            pieces: pieceNames(
              locale,
              cover.pieces.map(({ id }) => id),
            ),
          });
    case 'combat':
    case 'granted':
      return say(locale, `note.cover.${cover.kind}`);
  }
}
