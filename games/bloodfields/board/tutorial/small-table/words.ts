import { lessonBook } from '@sanguine/ui/lessons.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

export const { say, read, pause, act } = lessonBook({ en, ja });
