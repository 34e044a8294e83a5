import type { Locale } from '@sanguine/kernel';
import type { CoverReason } from '../rules/sight.ts';
import type { State } from '../rules/state.ts';
import { join, say } from './phrases.ts';
import { pieceName, unitName } from './words.ts';

/** §8.3: why a unit has cover: `cover behind the west fence`. */
export function coverText(locale: Locale, state: State, cover: CoverReason): string {
  switch (cover.kind) {
    case 'in':
      return say(locale, 'note.cover.in', { piece: pieceName(locale, cover.piece.id) });
    case 'across':
      return say(locale, 'note.cover.across', {
        pieces: join(locale, [
          ...cover.pieces.map(({ id }) => pieceName(locale, id)),
          ...cover.units.map((id) => unitName(locale, state, id)),
        ]),
      });
    case 'combat':
    case 'granted':
      return say(locale, `note.cover.${cover.kind}`);
  }
}
