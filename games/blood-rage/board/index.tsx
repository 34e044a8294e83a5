import type { GameBoard } from '@sanguine/ui';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { Setup, State } from '../rules/state.ts';
import { fought, gestures } from './animation/language.ts';
import { doer, links, titles } from './links.ts';
import { guides } from './guides.ts';
import { SideEmblem } from './look/emblem.tsx';
import { RingPreview } from './ring/preview.tsx';
import { looksOf } from './scores/looks.tsx';
import { Table } from './table.tsx';

export const board: GameBoard<Setup, State, AnyMove, Event> = {
  Table,
  Emblem: SideEmblem,
  looks: looksOf,
  Preview: RingPreview,
  links,
  titles,
  guides,
  gestures,
  fought,
  doer,
  loadCourses: async () => [(await import('./tutorial/tutorial.ts')).tutorial],
};
