import type { GameBoard } from '@sanguine/ui';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Setup, State } from '../rules/state.ts';
import { fought, gestures } from './animation/language.ts';
import { doer, links } from './links.ts';
import { guides } from './guides.ts';
import { MapPreview } from './map/map-preview.tsx';
import { SideEmblem } from './pieces/emblem.tsx';
import { looksOf } from './scores/looks.tsx';
import { Table } from './table.tsx';

export const board: GameBoard<Setup, State, Move, Event> = {
  Table,
  Emblem: SideEmblem,
  looks: looksOf,
  Preview: MapPreview,
  links,
  guides,
  gestures,
  fought,
  doer,
  loadCourses: async () => [(await import('./tutorial/tutorial.ts')).tutorial],
};
