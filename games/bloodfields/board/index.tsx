import type { GameBoard } from '@sanguine/ui';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { Setup, State } from '../rules/state.ts';
import { fought, gestures } from './animation/language.ts';
import { LayoutPreview } from './field/preview.tsx';
import { guides } from './guides.ts';
import { links } from './links.ts';
import { SideEmblem } from './sides/emblem.tsx';
import { looksOf } from './story/looks.tsx';
import { Table } from './table.tsx';

export const board: GameBoard<Setup, State, AnyMove, Event> = {
  Table,
  Emblem: SideEmblem,
  looks: looksOf,
  Preview: LayoutPreview,
  links,
  guides,
  gestures,
  fought,
  loadCourses: async () => (await import('./tutorial/courses.ts')).COURSES,
};
